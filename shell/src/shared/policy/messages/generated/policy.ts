// Written by `npm run generate` from ../policy.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './policy.en'

export const policyCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./policy.es') })
