// Written by `npm run generate` from ../rest.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './rest.en'

export const restCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./rest.es') })
