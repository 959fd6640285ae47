// Written by `npm run generate` from ../profile.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './profile.en'

export const profileCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./profile.es') })
