// Written by `npm run generate` from ../confirmation.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './confirmation.en'

export const confirmationCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./confirmation.es') })
