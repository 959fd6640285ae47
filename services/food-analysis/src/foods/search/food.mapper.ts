import type { Food } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { FoodDto } from './food-search.dto.js'

/** A food on the wire. */
export const toFoodDto = ({ foodId, name, per100g, portions, earliestPhase }: Food): FoodDto => ({
  food_id: foodId,
  name,
  ...spelled(per100g, 'calories', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarG'),
  portions: portions.map(({ name: portion, grams }) => ({ name: portion, grams })),
  earliest_phase: earliestPhase,
})
