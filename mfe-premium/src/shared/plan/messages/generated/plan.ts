// Written by `npm run generate` from ../plan.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './plan.en'

export const planCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./plan.es') })
