// Written by `npm run generate` from ../upgrade.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './upgrade.en'

export const upgradeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./upgrade.es') })
