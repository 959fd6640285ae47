// Written by `npm run generate` from ../first.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './first.en'

export const firstCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./first.es') })
