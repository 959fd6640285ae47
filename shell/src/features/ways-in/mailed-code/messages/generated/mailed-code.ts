// Written by `npm run generate` from ../mailed-code.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './mailed-code.en'

export const mailedCodeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./mailed-code.es') })
