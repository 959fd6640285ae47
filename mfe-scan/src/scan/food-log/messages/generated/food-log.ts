// Written by `npm run generate` from ../food-log.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './food-log.en'

export const foodLogCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./food-log.es') })
