// Written by `npm run generate` from ../trusted.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './trusted.en'

export const trustedCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./trusted.es') })
