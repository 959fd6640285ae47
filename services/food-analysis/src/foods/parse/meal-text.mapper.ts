import { type Food, type MealPart, nutrientsFor } from '@gb/domain'
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

const figuresOf = ({ food, amount }: MealPart<Food>): Pick<MealPartDto, 'calories' | 'protein_g'> => {
  if (food === null || amount === null) return { calories: null, protein_g: null }
  const { calories, proteinG } = nutrientsFor(food, amount.grams)
  return { calories, protein_g: proteinG }
}

/** A part of a typed meal on the wire. */
export const toMealPartDto = (part: MealPart<Food>): MealPartDto => ({
  text: part.text,
  food_id: part.food?.foodId ?? null,
  name: part.food?.name ?? part.name,
  grams: part.amount?.grams ?? null,
  portion: part.amount?.portion ?? null,
  ...figuresOf(part),
  is_assumed: part.isAssumed,
  ...problemOf(part),
})
