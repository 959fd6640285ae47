// Written by `npm run generate` from ../nutrients.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './nutrients.en'

export const nutrientsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./nutrients.es') })
