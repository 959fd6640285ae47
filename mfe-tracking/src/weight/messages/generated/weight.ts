// Written by `npm run generate` from ../weight.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './weight.en'

export const weightCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./weight.es') })
