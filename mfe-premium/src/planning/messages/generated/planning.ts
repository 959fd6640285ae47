// Written by `npm run generate` from ../planning.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './planning.en'

export const planningCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./planning.es') })
