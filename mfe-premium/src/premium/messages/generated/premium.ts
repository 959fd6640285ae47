// Written by `npm run generate` from ../premium.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './premium.en'

export const premiumCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./premium.es') })
