import { countedSugarG, printed, proteinPer100Kcal } from './figures.js'
import type { MealTargets } from './meal-targets.js'
import { isFatOverProtein, isFiberHighForNow, isPortionOver, proteinRatio } from './parts.js'
import type { RatedMeal } from './rated-meal.js'
import { densityReason } from './reason-in-words.js'

/** From this share of the target on, the plate is not called short: the examples name 0.72 and not 0.88. */
const ENOUGH_PROTEIN_RATIO = 0.75
/** Counted sugar above this loses more than half its points. */
const SUGAR_NAMED_OVER_G = 10

/** Why a plate has its points, in the words of the worked examples. Of its energy nothing is said: whoever eats
 * too little would read that this meal is too much. Source: health-rules 7.4 and 9b.3, decision 141. */
export const reasonsOf = (meal: RatedMeal, targets: MealTargets): readonly string[] => {
  const reasons: string[] = []
  if (targets.proteinG === 0) reasons.push('clear, as this phase plans')
  else if (meal.kcal > 0) reasons.push(densityReason(proteinPer100Kcal(meal)))
  if (proteinRatio(meal, targets) < ENOUGH_PROTEIN_RATIO) {
    reasons.push(`protein below the ${printed(targets.proteinG)} g target`)
  }
  if (isFatOverProtein(meal)) reasons.push('more fat than protein')
  if ((countedSugarG(meal) ?? 0) > SUGAR_NAMED_OVER_G) reasons.push('a lot of sugar for one meal')
  if (isFiberHighForNow(meal)) reasons.push('more fiber than fits this phase')
  if (isPortionOver(meal, targets)) reasons.push('a bigger portion than this phase plans')
  return reasons
}
