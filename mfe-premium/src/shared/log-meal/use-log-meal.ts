import type { ApiData } from '@gb/api-client'
import { roundToStep, type MealType } from '@gb/domain'
import { newPress, useMessages, useOutboxWrite, type Press } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { logMealCatalog } from './messages/generated/log-meal'

/** A food of one serving, with its figures. */
export type ServedFood = ApiData<'/api/premium-recipes'>['recipes'][number]['foods'][number]

/** What the food log takes: whole tenths of a gram. */
const GRAMS = { step: 0.1 }

const served = (food: ServedFood, servings: number) => {
  const times = (value: number) => roundToStep(value * servings, GRAMS)
  return {
    item_id: 0,
    food_id: food.food_id,
    name: food.name,
    grams: times(food.grams),
    figures: 'table' as const,
    typed: [],
    calories: times(food.calories),
    protein_g: times(food.protein_g),
    carbs_g: times(food.carbs_g),
    fat_g: times(food.fat_g),
    fiber_g: food.fiber_g === null ? null : times(food.fiber_g),
    sugar_g: food.sugar_g === null ? null : times(food.sugar_g),
  }
}

/** Logs a dish as a meal: kept on the device at once and sent behind it, with Undo. */
export function useLogMeal() {
  const { notify } = useHost()
  const messages = useMessages(logMealCatalog)
  const meals = useOutboxWrite('food')
  return async (
    meal: { name: string; mealType: MealType; foods: readonly ServedFood[]; servings: number },
    press: Press = newPress(null),
  ): Promise<boolean> => {
    const shown = meal.foods.map((food) => served(food, meal.servings))
    const items = shown.map(({ food_id, grams }) => ({ food_id, grams }))
    try {
      await meals.create(press.entryId, {
        meal_type: meal.mealType,
        recorded_at: press.recordedAt,
        items,
        shown,
      })
    } catch {
      notify({ tone: 'danger', text: messages.failed })
      return false
    }
    const undo = () => void meals.remove(press.entryId, 0)
    notify({
      tone: 'success',
      text: messages.done({ name: meal.name }),
      action: { label: messages.undo, onAction: undo },
    })
    return true
  }
}
