// Written by `npm run generate` from ../calls.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './calls.en'

export const callsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./calls.es') })
