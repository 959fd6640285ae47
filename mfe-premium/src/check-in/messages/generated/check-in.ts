// Written by `npm run generate` from ../check-in.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './check-in.en'

export const checkInCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./check-in.es') })
