// Written by `npm run generate` from ../payment-return.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './payment-return.en'

export const paymentReturnCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./payment-return.es') })
