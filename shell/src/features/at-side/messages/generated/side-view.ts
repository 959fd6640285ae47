// Written by `npm run generate` from ../side-view.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './side-view.en'

export const sideViewCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./side-view.es') })
