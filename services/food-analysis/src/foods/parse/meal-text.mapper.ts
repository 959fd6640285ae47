import type { Food, MealPart } from '@gb/domain'
import type { MealPartDto } from './meal-text.dto.js'
import { unknownAmount, unknownFood } from './messages.js'

const problemOf = ({
  food,
  amount,
  name,
  text,
}: MealPart<Food>): Pick<MealPartDto, 'problem' | 'message'> => {
  if (food === null) return { problem: 'unknown_food', message: unknownFood(name) }
  if (amount === null) return { problem: 'unknown_amount', message: unknownAmount(text, food.name) }
  return { problem: null, message: null }
}

/** A part of a typed meal on the wire. */
export const toMealPartDto = (part: MealPart<Food>): MealPartDto => ({
  text: part.text,
  food_id: part.food?.foodId ?? null,
  name: part.food?.name ?? part.name,
  grams: part.amount?.grams ?? null,
  portion: part.amount?.portion ?? null,
  is_assumed: part.isAssumed,
  ...problemOf(part),
})
