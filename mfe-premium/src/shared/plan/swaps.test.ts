import { describe, expect, it } from '@jest/globals'
import { aboutGrams, aboutKcal } from '@gb/domain'
import type { PlanItem } from './plan'
import { platedDay } from './swaps'

const item = (name: string, calories: number, protein: number): PlanItem => ({
  name,
  household: '1 serving',
  servings: null,
  grams: 60,
  purchase: null,
  calories,
  protein,
  recipe_id: null,
  foods: [],
  swaps: [],
})

describe(platedDay.name, () => {
  it('totals what is shown of the plates, not what was rounded away', () => {
    const items = [item('Egg', 72.4, 6.4), item('Milk', 42.4, 3.4), item('Fish', 92.4, 20.4)]
    const { calories, protein, meals } = platedDay({ day: 1, meals: [{ slot: 'lunch', items }] }, {})
    const plates = meals.flatMap((meal) => meal.plates)
    const shown = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
    expect(calories).toBe(shown(plates.map((plate) => aboutKcal(plate.calories))))
    expect(calories).toBe(200)
    expect(protein).toBe(shown(plates.map((plate) => aboutGrams(plate.protein))))
    expect(protein).toBe(29)
  })
})
