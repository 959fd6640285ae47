// Written by `npm run generate` from ../ask.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './ask.en'

export const askCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./ask.es') })
