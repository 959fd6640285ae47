// Written by `npm run generate` from ../normal.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './normal.en'

export const normalCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./normal.es') })
