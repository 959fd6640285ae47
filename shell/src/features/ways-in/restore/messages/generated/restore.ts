// Written by `npm run generate` from ../restore.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './restore.en'

export const restoreCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./restore.es') })
