// Written by `npm run generate` from ../install.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './install.en'

export const installCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./install.es') })
