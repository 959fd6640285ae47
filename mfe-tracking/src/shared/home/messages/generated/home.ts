// Written by `npm run generate` from ../home.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './home.en'

export const homeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./home.es') })
