// Written by `npm run generate` from ../at-side.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './at-side.en'

export const atSideCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./at-side.es') })
