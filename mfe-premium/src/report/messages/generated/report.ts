// Written by `npm run generate` from ../report.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './report.en'

export const reportCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./report.es') })
