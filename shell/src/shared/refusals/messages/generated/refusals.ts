// Written by `npm run generate` from ../refusals.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './refusals.en'

export const refusalsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./refusals.es') })
