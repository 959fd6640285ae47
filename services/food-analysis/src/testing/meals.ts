import type { MealItem } from '../food-log/meal/meal.js'

/** A food as a model names it: 100 g of soup, 50 kcal. */
export const mealItem = (change: Partial<MealItem> = {}): MealItem => ({
  itemId: 1,
  foodId: null,
  name: 'Soup',
  grams: 100,
  figures: 'model',
  typed: [],
  calories: 50,
  proteinG: 5,
  carbsG: 5,
  fatG: 1.1,
  fiberG: 0,
  sugarG: 1,
  tags: [],
  earliestPhase: null,
  isDrink: false,
  ...change,
})
