// Written by `npm run generate` from ../support.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './support.en'

export const supportCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./support.es') })
