// Written by `npm run generate` from ../email-change.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './email-change.en'

export const emailChangeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./email-change.es') })
