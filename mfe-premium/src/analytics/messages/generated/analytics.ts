// Written by `npm run generate` from ../analytics.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './analytics.en'

export const analyticsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./analytics.es') })
