// Written by `npm run generate` from ../code.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './code.en'

export const codeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./code.es') })
