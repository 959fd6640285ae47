import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, FOOD_NUTRIENT_DAYS, localDay } from '@gb/domain'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodNutrientsController } from './food-nutrients.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const TODAY = localDay(new Date(), 'UTC')
const EGG = { food_id: 'egg-hard-boiled', grams: 50 }
const YOGURT = { food_id: 'greek-yogurt-plain-nonfat', grams: 170 }
const BEANS = { food_id: 'black-beans-mashed', grams: 60 }
const LASAGNA = { name: 'My lasagna', grams: 200, calories: 300, protein_g: 20, carbs_g: 30, fat_g: 11 }

const eat = async (as: string, items: object[], more: object = {}) => {
  const body = { user_id: as, items, ...more }
  const answer = await food.call('POST', '/api/food-entry', { as, body })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body as { entry_id: string }
}
const ask = (as: string, { of = as, from = TODAY, to = TODAY } = {}) =>
  food.call('GET', `/api/food-nutrients/${of}?from=${from}&to=${to}`, { as })

describe(FoodNutrientsController.name, () => {
  it('adds up the foods of a day, and says of how many each is known', async () => {
    const person = randomUUID()
    await eat(person, [EGG, YOGURT])
    await eat(person, [EGG, LASAGNA])
    const { status, body } = await ask(person)
    expect(status).toBe(200)
    // 100 g of egg and 170 g of yogurt, as USDA has them.
    expect(body).toEqual({
      days: [
        {
          date: TODAY,
          foods: 4,
          b12: { amount: 2.385, known: 3 },
          iron: { amount: 1.309, known: 3 },
          calcium: { amount: 237, known: 3 },
          vitamin_d: { amount: 87, known: 3 },
          thiamin: { amount: 0.105, known: 3 },
          zinc: { amount: 1.934, known: 3 },
          folate: { amount: 55.9, known: 3 },
        },
      ],
    })
  })

  it('knows a food in another texture, and one nutrient of a food without the next', async () => {
    const person = randomUUID()
    await eat(person, [BEANS, { food_id: 'shrimp-cooked', grams: 100 }])
    const { days } = (await ask(person)).body as { days: Record<string, unknown>[] }
    expect(days[0]).toMatchObject({
      foods: 2,
      iron: { amount: 1.26 + 0.51, known: 2 },
      folate: { amount: 89.4, known: 1 },
    })
  })

  it('answers days with a meal alone, follows a deletion, and takes no more than a month', async () => {
    const person = randomUUID()
    const before = addDays(TODAY, -2)
    const meal = await eat(person, [EGG], { recorded_at: `${before}T17:00:00Z` })
    const dates = async (from: string, to = TODAY) =>
      ((await ask(person, { from, to })).body as { days: { date: string }[] }).days.map(({ date }) => date)
    expect(await dates(addDays(TODAY, -6))).toEqual([before])
    expect(await dates(addDays(TODAY, -1))).toEqual([])
    expect(await dates(addDays(TODAY, 1 - FOOD_NUTRIENT_DAYS.max))).toEqual([before])
    expect(await ask(person, { from: addDays(TODAY, -FOOD_NUTRIENT_DAYS.max) })).toMatchObject({
      status: 400,
    })
    expect(await ask(person, { from: TODAY, to: before })).toMatchObject({ status: 400 })
    expect(await ask(person, { from: '2026-02-30' })).toMatchObject({ status: 400 })
    // Without days it is the week up to today.
    const week = await food.call('GET', `/api/food-nutrients/${person}`, { as: person })
    expect(week.body).toMatchObject({ days: [{ date: before, foods: 1 }] })
    await food.call('DELETE', `/api/food-entry/${meal.entry_id}?user_id=${person}`, { as: person })
    expect(await dates(addDays(TODAY, -6))).toEqual([])
  })

  it('knows nothing of other people, and answers its owner alone', async () => {
    const [person, other] = [randomUUID(), randomUUID()]
    await eat(other, [EGG])
    expect((await ask(person)).body).toEqual({ days: [] })
    expect(await ask(person, { of: other })).toMatchObject({ status: 403 })
  })
})
