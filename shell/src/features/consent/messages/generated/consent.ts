// Written by `npm run generate` from ../consent.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './consent.en'

export const consentCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./consent.es') })
