import { ALCOHOL_ADVICE, ALCOHOL_NOTE } from './alcohol.js'
import { hasTag, proteinPer100Kcal } from './figures.js'
import type { MealRating, RatedMeal } from './rated-meal.js'

const LIGHT_MAX_KCAL = 10
const LIGHT_MAX_SUGAR_G = 1
const SWEET_OVER_SUGAR_G = 5
/** "Little protein" is the band that earns no points for protein density, g per 100 kcal. */
const LITTLE_PROTEIN_BELOW = 3
/** Where sugar was not measured, all the energy might be sugar. */
const KCAL_PER_SUGAR_G = 4

const PLAIN: MealRating = {
  label: 'excellent',
  score: 95,
  reasons: ['counts toward fluids, no sugar'],
  recommendations: ['Take small sips all day, up to your fluid goal.', 'Drink between meals, not with them.'],
}

const STIMULATING: MealRating = {
  label: 'fair',
  score: 50,
  reasons: ['bubbles or caffeine'],
  recommendations: ['Next time, choose still water or decaf tea.', 'Drink between meals, not with them.'],
}

const SWEET: MealRating = {
  label: 'poor',
  score: 30,
  reasons: ['liquid sugar'],
  recommendations: [
    'Next time, choose water or a drink without sugar.',
    'Or mix a small part of it with a lot of water.',
  ],
}

/** Rated by what it does, not by its figures: nobody drinks wine for its protein. Source: health-rules 9b.8. */
const ALCOHOL: MealRating = {
  label: 'poor',
  score: 30,
  reasons: [ALCOHOL_NOTE],
  recommendations: ALCOHOL_ADVICE,
}

/**
 * The rating of a plate that holds only drinks, or null when the points decide (a shake, milk, a drink beside food).
 * The scores 95, 50 and 30 are those of the worked examples. Source: health-rules 7.3, last lines, and 7.4.
 */
export const drinkRating = (meal: RatedMeal): MealRating | null => {
  if (!meal.items.every((item) => item.isDrink)) return null
  if (hasTag(meal, 'alcohol')) return ALCOHOL
  const sugarAtMostG = (meal.isSugarPartial ? null : meal.sugarG) ?? meal.kcal / KCAL_PER_SUGAR_G
  if (meal.kcal <= LIGHT_MAX_KCAL && sugarAtMostG <= LIGHT_MAX_SUGAR_G) {
    return hasTag(meal, 'caffeine') || hasTag(meal, 'carbonated') ? STIMULATING : PLAIN
  }
  const isSweet = meal.sugarG !== null && meal.sugarG > SWEET_OVER_SUGAR_G
  return isSweet && proteinPer100Kcal(meal) < LITTLE_PROTEIN_BELOW ? SWEET : null
}
