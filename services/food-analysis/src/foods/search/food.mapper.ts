import type { Food } from '@gb/domain'
import type { FoodDto } from './food-search.dto.js'

/** A food on the wire. */
export const toFoodDto = ({ foodId, name, per100g, portions, earliestPhase }: Food): FoodDto => ({
  food_id: foodId,
  name,
  calories: per100g.calories,
  protein_g: per100g.proteinG,
  carbs_g: per100g.carbsG,
  fat_g: per100g.fatG,
  fiber_g: per100g.fiberG,
  sugar_g: per100g.sugarG,
  portions: portions.map(({ name: portion, grams }) => ({ name: portion, grams })),
  earliest_phase: earliestPhase,
})
