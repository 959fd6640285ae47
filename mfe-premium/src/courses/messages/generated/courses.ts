// Written by `npm run generate` from ../courses.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './courses.en'

export const coursesCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./courses.es') })
