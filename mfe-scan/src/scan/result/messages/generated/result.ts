// Written by `npm run generate` from ../result.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './result.en'

export const resultCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./result.es') })
