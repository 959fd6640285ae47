import type { MealType } from '@gb/domain'

/** First hour of each stretch of the day, and the meal that is likely then. */
const LIKELY_FROM: readonly (readonly [hour: number, meal: MealType])[] = [
  [0, 'snack'],
  [4, 'breakfast'],
  [11, 'lunch'],
  [15, 'snack'],
  [17, 'dinner'],
  [22, 'snack'],
]

/** A first guess at the meal from the hour on the person's clock, 0 to 23. It can be changed with one tap. */
export const mealOfHour = (hour: number): MealType =>
  LIKELY_FROM.findLast(([from]) => hour >= from)?.[1] ?? 'snack'
