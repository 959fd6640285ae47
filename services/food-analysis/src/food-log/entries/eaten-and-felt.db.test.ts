import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EATEN_SHARES, MEAL_FEELINGS } from '@gb/domain'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodEntryService } from './food-entry.service.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis({})
  food.others.facts = FACTS
  food.others.consents = GIVEN
})
afterAll(() => food.close())

const COTTAGE = { food_id: 'cottage-cheese-1-percent', grams: 113 }
const LASAGNA = { name: 'My lasagna', grams: 33.3, calories: 51.7, protein_g: 3.3, carbs_g: 5, fat_g: 1.9 }

interface Figures {
  grams: number
  calories: number
  protein_g: number
}
type Entry = Record<string, unknown> & { entry_id: string; food_items: Figures[]; total_calories: number }

const added = async (as: string, body: object = {}) => {
  const { status, body: entry } = await food.call('POST', '/api/food-entry', {
    as,
    body: { user_id: as, items: [COTTAGE, LASAGNA], ...body },
  })
  expect({ status, entry }).toMatchObject({ status: 201 })
  return entry as Entry
}
const change = async (as: string, entryId: string, body: object) => {
  const answer = await food.call('PATCH', `/api/food-entry/${entryId}`, {
    as,
    body: { user_id: as, ...body },
  })
  return { status: answer.status, entry: answer.body as Entry }
}
const changed = async (as: string, entryId: string, body: object) => {
  const { status, entry } = await change(as, entryId, body)
  expect({ status, entry }).toMatchObject({ status: 200 })
  return entry
}
const day = async (as: string) =>
  (await food.call('GET', `/api/daily-summary/${as}`, { as })).body as { consumed: { calories: number } }

describe(FoodEntryService.name, () => {
  it('takes portions, sums and the day along with how much was eaten, and loses nothing on the way back', async () => {
    const person = randomUUID()
    const whole = await added(person)
    expect(whole).toMatchObject({ eaten_percent: 100, felt: [] })
    const quarter = await changed(person, whole.entry_id, { eaten_percent: 25 })
    expect(quarter).toMatchObject({ eaten_percent: 25, revision: 0 })
    expect(quarter.food_items.map(({ grams }) => grams)).toEqual([28.25, 8.325])
    expect(quarter.total_calories).toBeCloseTo(whole.total_calories / 4, 1)
    expect((await day(person)).consumed.calories).toBe(quarter.total_calories)
    for (const eaten_percent of [10, 75, 50, 75, 100])
      await changed(person, whole.entry_id, { eaten_percent })
    expect(await changed(person, whole.entry_id, { eaten_percent: 100 })).toEqual(whole)
  })

  it('says the same with the same tap twice', async () => {
    const person = randomUUID()
    const { entry_id } = await added(person)
    const once = await changed(person, entry_id, { eaten_percent: 50 })
    expect(await changed(person, entry_id, { eaten_percent: 50 })).toEqual(once)
  })

  it('takes foods that are sent beside a share as what was eaten', async () => {
    const person = randomUUID()
    const { entry_id } = await added(person)
    const items = [{ ...COTTAGE, grams: 20 }]
    const part = await changed(person, entry_id, { items, eaten_percent: 10 })
    expect(part.food_items).toMatchObject([{ grams: 20 }])
    const corrected = await changed(person, entry_id, { items: [{ ...COTTAGE, grams: 30 }] })
    expect(corrected).toMatchObject({ eaten_percent: 10, food_items: [{ grams: 30 }] })
    expect((await changed(person, entry_id, { eaten_percent: 100 })).food_items).toMatchObject([
      { grams: 300 },
    ])
    expect(await added(person, { eaten_percent: 50 })).toMatchObject({
      eaten_percent: 50,
      food_items: [{ grams: 113 }, { grams: 33.3 }],
    })
  })

  it('logs again what was eaten, not the whole plate', async () => {
    const person = randomUUID()
    const { entry_id } = await added(person)
    await changed(person, entry_id, { eaten_percent: 50, felt: ['stuck'] })
    const { body } = await food.call('POST', `/api/food-entry/${entry_id}/repeat`, {
      as: person,
      body: { user_id: person },
    })
    expect(body).toMatchObject({
      eaten_percent: 100,
      felt: [],
      food_items: [{ grams: 56.5 }, { grams: 16.65 }],
    })
  })

  it('keeps how a meal sat, and lets it be taken back', async () => {
    const person = randomUUID()
    const { entry_id, ...meal } = await added(person)
    expect(await changed(person, entry_id, { felt: ['nausea', 'vomiting'] })).toEqual({
      ...meal,
      entry_id,
      felt: ['nausea', 'vomiting'],
    })
    expect(await changed(person, entry_id, { eaten_percent: 10 })).toMatchObject({
      felt: ['nausea', 'vomiting'],
    })
    expect(await changed(person, entry_id, { felt: [] })).toMatchObject({ felt: [] })
    for (const felt of MEAL_FEELINGS) await changed(person, entry_id, { felt: [felt] })
  })

  it.each([
    { eaten_percent: 30 },
    { eaten_percent: '50' },
    { eaten_percent: null },
    { felt: 'fine' },
    { felt: ['fine', 'nausea'] },
    { felt: ['stuck', 'stuck'] },
    { felt: ['sick'] },
    { felt: null },
  ])('refuses %j', async (body) => {
    const person = randomUUID()
    const { entry_id } = await added(person)
    expect(await change(person, entry_id, body)).toMatchObject({ status: 400 })
  })

  it('refuses a plate that would be more than a meal can be', async () => {
    const person = randomUUID()
    const { entry_id } = await added(person, {
      items: [{ ...COTTAGE, grams: 900 }],
      eaten_percent: EATEN_SHARES[0],
    })
    expect(await change(person, entry_id, { eaten_percent: 100 })).toMatchObject({ status: 400 })
  })

  it('shows and changes meals of the person alone', async () => {
    const { entry_id } = await added(randomUUID())
    expect(await change(randomUUID(), entry_id, { felt: ['fine'] })).toMatchObject({ status: 404 })
  })
})
