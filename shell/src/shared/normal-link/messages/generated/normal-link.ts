// Written by `npm run generate` from ../normal-link.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './normal-link.en'

export const normalLinkCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./normal-link.es') })
