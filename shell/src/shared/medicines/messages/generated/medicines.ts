// Written by `npm run generate` from ../medicines.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './medicines.en'

export const medicinesCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./medicines.es') })
