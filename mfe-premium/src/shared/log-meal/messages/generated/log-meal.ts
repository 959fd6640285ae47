// Written by `npm run generate` from ../log-meal.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './log-meal.en'

export const logMealCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./log-meal.es') })
