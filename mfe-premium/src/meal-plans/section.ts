import { deferred } from '@gb/mfe-contract'
import { LunchIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** Meal plans in the list of premium. */
export const mealPlansSection: Section = {
  id: 'meal-plans',
  group: 'eating',
  icon: LunchIcon,
  hue: 'food',
  view: deferred(() => import('./meal-plans').then((chunk) => chunk.inOwnLanguage())),
}
