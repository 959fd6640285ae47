// Written by `npm run generate` from ../capture.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './capture.en'

export const captureCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./capture.es') })
