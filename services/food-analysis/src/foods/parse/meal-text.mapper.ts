import { type Food, foodWords, isKindNotSaid, type MealPart, nutrientsFor } from '@gb/domain'
import type { MealPartDto } from './meal-text.dto.js'
import { kindNotSaid, unknownAmount, unknownFood } from './messages.js'

const problemOf = ({
  food,
  amount,
  name,
  text,
}: MealPart<Food>): Pick<MealPartDto, 'problem' | 'message'> => {
  if (food === null) {
    const message = isKindNotSaid(foodWords(name)) ? kindNotSaid(name) : unknownFood(name)
    return { problem: 'unknown_food', message }
  }
  if (amount === null) return { problem: 'unknown_amount', message: unknownAmount(text, food.name) }
  return { problem: null, message: null }
}

type FiguresDto = Pick<MealPartDto, 'calories' | 'protein_g' | 'carbs_g' | 'fat_g' | 'fiber_g' | 'sugar_g'>

const figuresOf = ({ food, amount }: MealPart<Food>): FiguresDto => {
  const figures = food === null || amount === null ? null : nutrientsFor(food, amount.grams)
  return {
    calories: figures?.calories ?? null,
    protein_g: figures?.proteinG ?? null,
    carbs_g: figures?.carbsG ?? null,
    fat_g: figures?.fatG ?? null,
    fiber_g: figures?.fiberG ?? null,
    sugar_g: figures?.sugarG ?? null,
  }
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
