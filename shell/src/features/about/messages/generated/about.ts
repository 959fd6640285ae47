// Written by `npm run generate` from ../about.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './about.en'

export const aboutCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./about.es') })
