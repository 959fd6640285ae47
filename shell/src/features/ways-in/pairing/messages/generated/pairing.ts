// Written by `npm run generate` from ../pairing.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './pairing.en'

export const pairingCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./pairing.es') })
