// Written by `npm run generate` from ../day.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './day.en'

export const dayCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./day.es') })
