// Written by `npm run generate` from ../take-back.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './take-back.en'

export const takeBackCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./take-back.es') })
