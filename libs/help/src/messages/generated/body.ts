// Written by `npm run generate` from ../body.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './body.en'

export const bodyCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./body.es') })
