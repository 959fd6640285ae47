// Written by `npm run generate` from ../vitamins.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './vitamins.en'

export const vitaminsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./vitamins.es') })
