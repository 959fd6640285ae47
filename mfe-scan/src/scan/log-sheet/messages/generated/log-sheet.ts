// Written by `npm run generate` from ../log-sheet.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './log-sheet.en'

export const logSheetCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./log-sheet.es') })
