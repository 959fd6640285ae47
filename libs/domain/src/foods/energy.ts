import type { FoodNutrients } from '../meals/nutrients.js'

/** Energy of one gram, in kcal. */
export const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7 } as const

/**
 * How far stated energy may lie from its sum: a share of what is stated, or kcal where that is more. `measured`: a food
 * table or a label, where factors of each food's own (eggs 4.36, vegetables 2.44 for protein) and acids that count as
 * carbohydrate explain a gap. `estimated`: a portion as a model or a person says it is; smaller gaps mean nothing there.
 */
export const ENERGY_TOLERANCE = {
  measured: { share: 0.15, kcal: 18 },
  estimated: { share: 0.2, kcal: 25 },
} as const

/** Energy that the figures of a food can explain, in kcal. */
export interface EnergyRange {
  readonly least: number
  readonly most: number
}

/**
 * Energy in kcal from protein, carbohydrate and fat at 4, 4 and 9 kcal per g. Fiber, which is part of the carbohydrate,
 * brings 2 to 4; where nobody measured it, it may be all of it.
 */
export const energyRange = ({
  proteinG,
  carbsG,
  fatG,
  fiberG,
}: Omit<FoodNutrients, 'calories' | 'sugarG'>): EnergyRange => {
  const most = KCAL_PER_G.protein * proteinG + KCAL_PER_G.carbs * carbsG + KCAL_PER_G.fat * fatG
  const fiber = Math.min(fiberG ?? carbsG, carbsG)
  return { least: most - (KCAL_PER_G.carbs - KCAL_PER_G.fiber) * fiber, most }
}

/**
 * Whether the stated energy of a food fits its nutrients.
 * @param alcoholG alcohol in g, which has energy of its own; null is "some, and nobody knows how much": then only too
 *   little energy is a contradiction
 */
export const energyFits = (
  food: FoodNutrients,
  tolerance: keyof typeof ENERGY_TOLERANCE,
  alcoholG: number | null = 0,
): boolean => {
  const { share, kcal } = ENERGY_TOLERANCE[tolerance]
  const slack = Math.max(kcal, share * food.calories)
  const { least, most } = energyRange(food)
  const alcohol = KCAL_PER_G.alcohol * (alcoholG ?? 0)
  if (food.calories < least + alcohol - slack) return false
  return alcoholG === null || food.calories <= most + alcohol + slack
}
