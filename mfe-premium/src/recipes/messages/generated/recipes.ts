// Written by `npm run generate` from ../recipes.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './recipes.en'

export const recipesCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./recipes.es') })
