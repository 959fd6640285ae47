// Written by `npm run generate` from ../summary.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './summary.en'

export const summaryCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./summary.es') })
