// Written by `npm run generate` from ../flow.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './flow.en'

export const flowCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./flow.es') })
