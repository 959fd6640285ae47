import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodDaysController } from './food-days.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (count: number): string => addDays(today, -count)

const log = (as: string, day: string, time = '08:30', grams = 28) =>
  food.call('POST', '/api/food-entry', {
    as,
    body: { user_id: as, items: [{ food_id: 'almonds', grams }], recorded_at: `${day}T${time}:00Z` },
  })
const page = async (as: string, query = '') => {
  const { body } = await food.call('GET', `/api/food-days/${as}${query}`, { as })
  return body as { days: Record<string, unknown>[]; next_before: string | null }
}
const copy = (as: string, from: string, to: string, key?: string) =>
  food.call('POST', '/api/food-day/copy', { as, body: { user_id: as, from, to }, ...(key ? { key } : {}) })

describe(FoodDaysController.name, () => {
  it('pages through the days that have a meal, with sums and goals of each day', async () => {
    const person = randomUUID()
    for (const day of [1, 2, 4, 9]) await log(person, daysAgo(day))
    await log(person, daysAgo(2), '12:00', 14)
    const first = await page(person, '?limit=2')
    expect(first).toMatchObject({
      days: [
        { date: daysAgo(1), meals_logged: 1, consumed: { calories: 162.1 }, entries: [{ date: daysAgo(1) }] },
        {
          date: daysAgo(2),
          meals_logged: 2,
          consumed: { calories: 243.2 },
          goals: { fluid_goal_oz: 64 },
          entries: [
            { recorded_at: `${daysAgo(2)}T12:00:00.000Z` },
            { recorded_at: `${daysAgo(2)}T08:30:00.000Z` },
          ],
        },
      ],
      next_before: daysAgo(2),
    })
    const second = await page(person, `?limit=2&before=${first.next_before}`)
    expect(second.days.map(({ date }) => date)).toEqual([daysAgo(4), daysAgo(9)])
    expect(second.next_before).toBeNull()
    expect(await page(randomUUID())).toEqual({ days: [], next_before: null })
  })

  it.each(['?limit=0', '?limit=32', '?before=2026-02-30', '?other=1'])('refuses %s', async (query) => {
    const as = randomUUID()
    expect(await food.call('GET', `/api/food-days/${as}${query}`, { as })).toMatchObject({ status: 400 })
  })

  it('copies a day once, however often and however parallel it is asked for', async () => {
    const person = randomUUID()
    await log(person, daysAgo(3))
    await log(person, daysAgo(3), '18:00', 14)
    const answers = await Promise.all([1, 2, 3].map(() => copy(person, daysAgo(3), daysAgo(1))))
    const copied = answers.map(({ body }) => Number(body['copied']))
    expect(copied.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await copy(person, daysAgo(3), daysAgo(1))).body).toEqual({
      copied: 0,
      already_there: 2,
      entries: [],
    })
    expect((await page(person)).days).toMatchObject([
      {
        date: daysAgo(1),
        meals_logged: 2,
        entries: [
          { recorded_at: `${daysAgo(1)}T18:00:00.000Z`, source: 'manual' },
          { recorded_at: `${daysAgo(1)}T08:30:00.000Z` },
        ],
      },
      { date: daysAgo(3), meals_logged: 2 },
    ])
  })

  it('never logs a meal later than now', async () => {
    const person = randomUUID()
    await log(person, daysAgo(1), '23:59')
    const { body } = await copy(person, daysAgo(1), today)
    const [entry] = body['entries'] as { recorded_at: string; date: string }[]
    expect(entry?.date).toBe(today)
    expect(Date.parse(entry?.recorded_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    [daysAgo(1), daysAgo(1), 'Choose another day to copy from.'],
    [daysAgo(1), daysAgo(-2), 'Meals can be copied to today or a day before.'],
    [daysAgo(1), daysAgo(500), 'Meals can be copied up to 400 days back.'],
  ])('refuses to copy %s to %s', async (from, to, message) => {
    expect(await copy(randomUUID(), from, to)).toMatchObject({ status: 400, body: { message } })
  })

  it('copies nothing of a day without meals, and nobody else’s', async () => {
    const person = randomUUID()
    await log(randomUUID(), daysAgo(3))
    expect((await copy(person, daysAgo(3), today)).body).toEqual({ copied: 0, already_there: 0, entries: [] })
  })
})
