// Written by `npm run generate` from ../fluids.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './fluids.en'

export const fluidsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./fluids.es') })
