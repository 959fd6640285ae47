// Written by `npm run generate` from ../correct.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './correct.en'

export const correctCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./correct.es') })
