// Written by `npm run generate` from ../outbox.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './outbox.en'

export const outboxCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./outbox.es') })
