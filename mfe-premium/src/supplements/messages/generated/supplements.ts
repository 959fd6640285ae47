// Written by `npm run generate` from ../supplements.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './supplements.en'

export const supplementsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./supplements.es') })
