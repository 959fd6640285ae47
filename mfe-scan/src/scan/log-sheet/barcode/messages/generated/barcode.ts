// Written by `npm run generate` from ../barcode.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './barcode.en'

export const barcodeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./barcode.es') })
