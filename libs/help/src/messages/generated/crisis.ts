// Written by `npm run generate` from ../crisis.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './crisis.en'

export const crisisCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./crisis.es') })
