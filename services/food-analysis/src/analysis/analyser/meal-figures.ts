import { roundToStep } from '@gb/domain'
import { MEAL_FIGURE } from '../../food-log/food-limits.js'
import type { MealItem, Nutrients } from '../../food-log/meal.js'

const sum = (items: readonly MealItem[], figure: (item: MealItem) => number): number =>
  roundToStep(
    items.reduce((total, item) => total + figure(item), 0),
    MEAL_FIGURE,
  )

/** Totals of a plate: always the sums of its items, whatever a model says they are. */
export const totalsOf = (items: readonly MealItem[]): Nutrients => ({
  calories: sum(items, (item) => item.calories),
  proteinG: sum(items, (item) => item.proteinG),
  carbsG: sum(items, (item) => item.carbsG),
  fatG: sum(items, (item) => item.fatG),
  fiberG: sum(items, (item) => item.fiberG),
  sugarG: sum(items, (item) => item.sugarG),
})

/** Weight of a plate in g. */
export const gramsOf = (items: readonly MealItem[]): number => sum(items, (item) => item.grams)
