// Written by `npm run generate` from ../welcome.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './welcome.en'

export const welcomeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./welcome.es') })
