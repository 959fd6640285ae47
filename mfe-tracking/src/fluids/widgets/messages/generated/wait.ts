// Written by `npm run generate` from ../wait.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './wait.en'

export const waitCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./wait.es') })
