import { describe, expect, it } from '@jest/globals'
import { mealOfHour } from './meal-of-hour'

describe(mealOfHour.name, () => {
  it.each([
    [0, 'snack'],
    [3, 'snack'],
    [4, 'breakfast'],
    [10, 'breakfast'],
    [11, 'lunch'],
    [14, 'lunch'],
    [15, 'snack'],
    [17, 'dinner'],
    [21, 'dinner'],
    [22, 'snack'],
    [23, 'snack'],
  ])('guesses at %d h: %s', (hour, meal) => {
    expect(mealOfHour(hour)).toBe(meal)
  })
})
