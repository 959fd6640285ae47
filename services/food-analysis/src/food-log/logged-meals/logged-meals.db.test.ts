import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { FoodDaysPort } from '@gb/service-kit'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let port: FoodDaysPort

beforeAll(async () => {
  food = await startFoodAnalysis()
  port = food.app.get(FoodDaysPort, { strict: false })
})
afterAll(() => food.close())

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (count: number): string => addDays(today, -count)

const log = async (as: string, day: string, items: object[], mealType = 'lunch') => {
  const body = { user_id: as, items, meal_type: mealType, recorded_at: `${day}T00:00:00Z` }
  const answer = await food.call('POST', '/api/food-entry', { as, body })
  expect(answer.status).toBe(201)
  return String(answer.body['entry_id'])
}

const ALMONDS = { food_id: 'almonds', grams: 28 }
const CHEESE = { food_id: 'cottage-cheese-1-percent', grams: 110 }

describe(FoodDaysPort.name, () => {
  it('tells the meals of some days, both ends included, newest first, with names, figures and rating', async () => {
    const person = randomUUID()
    for (const day of [1, 2, 3, 4]) await log(person, daysAgo(day), [ALMONDS])
    const entryId = await log(person, daysAgo(2), [CHEESE, ALMONDS], 'snack')
    const meals = await port.meals(person, daysAgo(3), daysAgo(2))
    expect(meals.map(({ day }) => day)).toEqual([daysAgo(2), daysAgo(2), daysAgo(3)])
    expect(meals.find((meal) => meal.entryId === entryId)).toEqual({
      entryId,
      day: daysAgo(2),
      atMs: Date.parse(daysAgo(2)),
      mealType: 'snack',
      name: expect.stringMatching(/^Cottage cheese.*, Almonds/),
      calories: expect.any(Number),
      proteinG: expect.any(Number),
      rating: expect.any(String),
      ratingScore: expect.any(Number),
      isDrink: false,
      felt: [],
    })
  })

  it('knows a plate of drinks alone', async () => {
    const person = randomUUID()
    await log(person, today, [{ food_id: 'sports-drink', grams: 240 }])
    expect(await port.meals(person, today, today)).toMatchObject([{ isDrink: true }])
  })

  it('tells nobody else’s meals', async () => {
    await log(randomUUID(), today, [ALMONDS])
    expect(await port.meals(randomUUID(), daysAgo(400), today)).toEqual([])
  })
})
