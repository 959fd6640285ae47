// Written by `npm run generate` from ../recovery.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './recovery.en'

export const recoveryCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./recovery.es') })
