// Written by `npm run generate` from ../meal-plans.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './meal-plans.en'

export const mealPlansCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./meal-plans.es') })
