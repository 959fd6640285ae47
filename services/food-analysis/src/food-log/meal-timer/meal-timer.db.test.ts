import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ofEveryone } from '@gb/service-kit'
import { localDay } from '@gb/domain'
import { FoodEntryRepository } from '../entries/food-entry.repository.js'
import { mealItem } from '../../testing/meals.js'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { MealTimerController } from './meal-timer.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const MINUTE_MS = 60_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

const eat = async (userId: string, recordedAt: string, drinks: readonly boolean[] = [false]) => {
  const totals = { calories: 100, proteinG: 10, carbsG: 10, fatG: 2, fiberG: 1, sugarG: 1 }
  const entryId = randomUUID()
  await ofEveryone(food.app.get(FoodEntryRepository)).insert(
    {
      userId,
      entryId,
      recordedAt,
      timeZone: 'UTC',
      localDate: localDay(new Date(recordedAt), 'UTC'),
      mealType: 'lunch',
      items: drinks.map((isDrink, index) => mealItem({ ...totals, itemId: index + 1, isDrink })),
      totals,
      phase: null,
      rating: { label: null, score: null, reasons: [], recommendations: [] },
      assumptions: [],
      source: 'ai',
      revision: 0,
      eaten: 100,
      felt: [],
    },
    { model: null, promptVersion: null, items: [] },
  )
  return entryId
}
const timer = (as: string) => food.call('GET', `/api/meal-timer/${as}`, { as })

describe(MealTimerController.name, () => {
  it('ends 30 minutes after the last meal, by the clock of the server', async () => {
    const person = randomUUID()
    const lastMealAt = minutesAgo(10)
    await eat(person, minutesAgo(90))
    await eat(person, lastMealAt)
    await eat(randomUUID(), minutesAgo(1))
    const before = Date.now()
    const { status, headers, body } = await timer(person)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toEqual({
      last_meal_at: lastMealAt,
      drink_from: new Date(Date.parse(lastMealAt) + 30 * MINUTE_MS).toISOString(),
      now: expect.any(String),
    })
    expect(Math.abs(Date.parse(String(body['now'])) - before)).toBeLessThan(5000)
  })

  it('does not wait after a plate of drinks alone, but after drinks beside food', async () => {
    const person = randomUUID()
    const meal = minutesAgo(60)
    await eat(person, meal, [true, false])
    await eat(person, minutesAgo(5), [true, true])
    expect((await timer(person)).body).toMatchObject({ last_meal_at: meal })
  })

  it('knows no meal before the first, after a removed one and after a day', async () => {
    const person = randomUUID()
    const none = { last_meal_at: null, drink_from: null }
    expect((await timer(person)).body).toMatchObject(none)
    const entryId = await eat(person, minutesAgo(5))
    await food.call('DELETE', `/api/food-entry/${entryId}?user_id=${person}`, { as: person })
    await eat(person, minutesAgo(25 * 60))
    expect((await timer(person)).body).toMatchObject(none)
  })

  it('answers its owner alone', async () => {
    expect(await food.call('GET', `/api/meal-timer/${randomUUID()}`, { as: randomUUID() })).toMatchObject({
      status: 403,
    })
  })
})
