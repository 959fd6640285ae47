import type { FoodNutrients } from './nutrients.js'

const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, fiber: 2 } as const
/** Fiber counts 2 to 4 kcal per g, labels round, and cooking changes weights: smaller gaps mean nothing. */
const TOLERANCE = { share: 0.2, kcal: 25 } as const

const slack = (kcal: number): number => Math.max(TOLERANCE.kcal, kcal * TOLERANCE.share)

/**
 * Whether the energy of a food fits its protein, carbs and fat at 4, 4 and 9 kcal per g.
 * Alcohol has energy of its own: with `hasAlcohol` only too little energy is a contradiction.
 */
export const energyFits = (food: FoodNutrients, hasAlcohol: boolean): boolean => {
  const most =
    KCAL_PER_G.protein * food.proteinG + KCAL_PER_G.carbs * food.carbsG + KCAL_PER_G.fat * food.fatG
  const least =
    most - (KCAL_PER_G.carbs - KCAL_PER_G.fiber) * Math.min(food.fiberG ?? food.carbsG, food.carbsG)
  if (food.calories < least - slack(least)) return false
  return hasAlcohol || food.calories <= most + slack(most)
}
