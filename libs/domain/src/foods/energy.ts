import type { FoodFigures } from './food.js'

const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7 } as const

/**
 * How far the energy of a food may lie from its sum: 15 %, or 18 kcal where that is more. USDA uses factors of each
 * food's own (eggs 4.36, vegetables 2.44 for protein), and acids such as vinegar count as carbohydrate.
 */
const TOLERANCE = { share: 0.15, kcal: 18 } as const

/**
 * Energy in kcal from protein, carbohydrate and fat at 4, 4 and 9 kcal per g; fiber, which is part of the
 * carbohydrate, at 2, and alcohol at 7.
 */
export const energyOf = (figures: Omit<FoodFigures, 'calories' | 'sugarG'>, alcoholG = 0): number => {
  const fiberG = Math.min(figures.fiberG, figures.carbsG)
  return (
    KCAL_PER_G.protein * figures.proteinG +
    KCAL_PER_G.carbs * (figures.carbsG - fiberG) +
    KCAL_PER_G.fiber * fiberG +
    KCAL_PER_G.fat * figures.fatG +
    KCAL_PER_G.alcohol * alcoholG
  )
}

/** Whether the stated energy of 100 g agrees with its nutrients. */
export const energyAgrees = (figures: FoodFigures, alcoholG = 0): boolean =>
  Math.abs(figures.calories - energyOf(figures, alcoholG)) <=
  Math.max(TOLERANCE.kcal, TOLERANCE.share * figures.calories)
