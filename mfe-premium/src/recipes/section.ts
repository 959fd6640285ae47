import { deferred } from '@gb/mfe-contract'
import { FoodIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** Recipes in the list of premium. */
export const recipesSection: Section = {
  id: 'recipes',
  group: 'eating',
  icon: FoodIcon,
  hue: 'food',
  view: deferred(() => import('./recipes').then((chunk) => chunk.inOwnLanguage())),
}
