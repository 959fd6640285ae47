// Written by `npm run generate` from ../card.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './card.en'

export const cardCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./card.es') })
