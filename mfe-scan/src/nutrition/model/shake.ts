import { DEFAULT_MEAL_TYPE } from '@gb/domain'
import type { Entry } from '@gb/entries'
import { unratedMeal, type FoodItem, type LoggedMeal } from '../../shared/meal/meal'

/** A cup, the same as the glass of water beside it. */
export const SHAKE_OZ = 8
const SHAKE_GRAMS = 248

/** A ready-to-drink shake as the food table has it, for the figures until the server has added them up. */
const SHAKE: FoodItem = {
  itemId: -1,
  foodId: 'protein-shake-ready-to-drink',
  name: 'Protein shake, ready to drink',
  grams: SHAKE_GRAMS,
  origin: 'table',
  typed: [],
  calories: 119,
  proteinG: 21.8,
  carbsG: 3.7,
  fatG: 2.2,
  fiberG: 1.5,
  sugarG: 0.7,
  wish: {
    itemId: null,
    foodId: 'protein-shake-ready-to-drink',
    name: null,
    grams: SHAKE_GRAMS,
    typed: {},
  },
}

/** What a shake adds to the food log: a plate of a drink alone, which begins no wait. */
export const shakeMeal = (entry: Entry): LoggedMeal =>
  unratedMeal({ ...entry, mealType: DEFAULT_MEAL_TYPE, items: [SHAKE] })
