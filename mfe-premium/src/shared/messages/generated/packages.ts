// Written by `npm run generate` from ../packages.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './packages.en'

export const packagesCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./packages.es') })
