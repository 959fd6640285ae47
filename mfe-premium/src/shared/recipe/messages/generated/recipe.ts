// Written by `npm run generate` from ../recipe.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './recipe.en'

export const recipeCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./recipe.es') })
