// Written by `npm run generate` from ../shared.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './shared.en'

export const sharedCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./shared.es') })
