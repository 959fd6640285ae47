import { phaseOfKey } from '../phases/phases.js'
import { settle } from './figures.js'
import type { MealTargets } from './meal-targets.js'
import type { RatedMeal } from './rated-meal.js'

/** Over this the weight itself is in doubt: it is asked for. Source: health-rules 9b.10. */
const ASKED_OVER = 2

/** What is sipped may weigh as much as a feed of full liquids, whatever the texture of the food [own]. */
const sippedMaxG = (meal: RatedMeal, grams: number): number =>
  meal.phase === 'clear' || meal.phase === 'full' ? grams : Math.max(grams, phaseOfKey('full').mealMaxG ?? 0)

/** Weight of a plate against the phase's meal, drinks beside food apart; 0 without a weight or a limit. */
export const portionRatio = (meal: RatedMeal, { grams: limit }: MealTargets): number => {
  if (limit === null || meal.grams === null) return 0
  if (meal.items.every(({ isDrink }) => isDrink)) return settle(meal.grams / sippedMaxG(meal, limit))
  const drunk = meal.items.reduce((sum, { isDrink, grams }) => sum + (isDrink ? grams : 0), 0)
  return settle((meal.grams - drunk) / limit)
}

/** Whether a plate weighs so much that its weight is in doubt. */
export const isWeightDoubtful = (meal: RatedMeal, targets: MealTargets): boolean =>
  portionRatio(meal, targets) > ASKED_OVER
