// Written by `npm run generate` from ../entry.*.json: edit those.
import { type Catalog, catalog } from '../../catalog/catalog'
import { messages } from './entry.en'

export const entryCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./entry.es') })
