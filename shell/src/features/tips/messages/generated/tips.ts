// Written by `npm run generate` from ../tips.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './tips.en'

export const tipsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./tips.es') })
