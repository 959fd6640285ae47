// Written by `npm run generate` from ../new-version.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './new-version.en'

export const newVersionCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./new-version.es') })
