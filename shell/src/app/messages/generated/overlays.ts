// Written by `npm run generate` from ../overlays.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './overlays.en'

export const overlaysCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./overlays.es') })
