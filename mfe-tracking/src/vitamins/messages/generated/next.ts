// Written by `npm run generate` from ../next.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './next.en'

export const nextCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./next.es') })
