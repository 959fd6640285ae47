// Written by `npm run generate` from ../links.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './links.en'

export const linksCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./links.es') })
