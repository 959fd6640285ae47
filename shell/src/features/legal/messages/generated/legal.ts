// Written by `npm run generate` from ../legal.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './legal.en'

export const legalCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./legal.es') })
