import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ofEveryone } from '@gb/service-kit'
import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { mealItem } from '../../testing/meals.js'
import { dataUrl, jpegPhoto } from '../../testing/photos.js'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodEntryRepository } from './food-entry.repository.js'
import { FoodLogController } from './food-log.controller.js'
import type { FoodEntry } from '../meal/meal.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })
})
afterAll(async () => {
  await food.close()
  await double.stop()
})

const meal = (userId: string, change: Partial<FoodEntry> = {}): FoodEntry => ({
  userId,
  entryId: randomUUID(),
  recordedAt: '2026-11-20T12:00:00.000Z',
  timeZone: 'America/New_York',
  localDate: '2026-11-20',
  mealType: 'lunch',
  items: [
    mealItem({
      name: 'Lentil soup 🍲',
      grams: 120.5,
      calories: 80.1,
      proteinG: 5.2,
      carbsG: 12,
      tags: ['whole-produce'],
      earliestPhase: 'soft',
    }),
  ],
  totals: { calories: 80.1, proteinG: 5.2, carbsG: 12, fatG: 1.1, fiberG: 4, sugarG: 1 },
  phase: null,
  rating: { label: 'good', score: 66, reasons: ['because'], recommendations: ['Eat slowly.', 'Chew well.'] },
  assumptions: [],
  source: 'ai',
  revision: 0,
  eaten: 100,
  felt: [],
  ...change,
})

const log = async (entry: FoodEntry): Promise<FoodEntry> => {
  await ofEveryone(food.app.get(FoodEntryRepository)).insert(entry, {
    model: 'm',
    promptVersion: 'plate-v1',
    items: entry.items,
  })
  return entry
}
const page = async (as: string, query = '') => {
  const { body } = await food.call('GET', `/api/food-history/${as}${query}`, { as })
  return body as { entries: { entry_id: string }[]; next_before: string | null }
}
const ids = (entries: { entry_id: string }[]) => entries.map(({ entry_id }) => entry_id)
const remove = (as: string, entryId: string, key?: string) =>
  food.call('DELETE', `/api/food-entry/${entryId}?user_id=${as}`, { as, ...(key ? { key } : {}) })

describe(FoodEntryRepository.name, () => {
  it('gives back what was stored, unrated plates too', async () => {
    const person = randomUUID()
    const rated = await log(meal(person))
    const unrated = await log(
      meal(person, {
        recordedAt: '2026-11-19T12:00:00.000Z',
        phase: 'soft',
        rating: { label: null, score: null, reasons: ['not sure'], recommendations: [] },
      }),
    )
    expect(await ofEveryone(food.app.get(FoodEntryRepository)).newest(person, 10, null)).toEqual([
      rated,
      unrated,
    ])
  })
})

describe(FoodLogController.name, () => {
  it('pages through the log, newest first, with equal instants in a fixed order', async () => {
    const person = randomUUID()
    const entries: FoodEntry[] = []
    for (let count = 0; count < 7; count++)
      entries.push(
        await log(meal(person, { recordedAt: `2026-11-${10 + Math.floor(count / 3)}T08:00:00.000Z` })),
      )
    const wanted = [...entries]
      .sort((a, b) => `${b.recordedAt}${b.entryId}`.localeCompare(`${a.recordedAt}${a.entryId}`))
      .map(({ entryId }) => entryId)
    const first = await page(person, '?limit=3')
    const second = await page(person, `?limit=3&before=${first.next_before}`)
    const third = await page(person, `?limit=3&before=${second.next_before}`)
    expect([...ids(first.entries), ...ids(second.entries), ...ids(third.entries)]).toEqual(wanted)
    expect(third.next_before).toBeNull()
  })

  it.each(['?limit=0', '?limit=1001', '?limit=x', '?before=zzz', '?other=1'])('refuses %s', async (query) => {
    const person = randomUUID()
    expect(await food.call('GET', `/api/food-history/${person}${query}`, { as: person })).toMatchObject({
      status: 400,
      body: { error: 'invalid_input' },
    })
  })

  it('removes a meal once, and its scan stays used', async () => {
    const person = randomUUID()
    const { body } = await food.scan(person, dataUrl(await jpegPhoto()))
    const entryId = String(body['entry_id'])
    expect(await remove(person, entryId)).toMatchObject({ status: 200, body: { deleted: true } })
    expect(await remove(person, entryId)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect((await page(person)).entries).toEqual([])
    const { body: status } = await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })
    expect(status).toMatchObject({ scans_used: 1 })
  })

  it('answers a repeated removal with the same key like the first', async () => {
    const person = randomUUID()
    const { entryId } = await log(meal(person))
    expect(await remove(person, entryId, 'bin')).toMatchObject({ status: 200 })
    expect(await remove(person, entryId, 'bin')).toMatchObject({ status: 200, body: { deleted: true } })
  })

  it('treats a meal of somebody else as missing', async () => {
    const owner = randomUUID()
    const { entryId } = await log(meal(owner))
    expect(await remove(randomUUID(), entryId)).toMatchObject({ status: 404 })
    expect(ids((await page(owner)).entries)).toEqual([entryId])
  })

  it('refuses the log of another person and nobody at all', async () => {
    const owner = randomUUID()
    expect(await food.call('GET', `/api/food-history/${owner}`, { as: randomUUID() })).toMatchObject({
      status: 403,
    })
    expect(await food.call('GET', `/api/food-history/${owner}`)).toMatchObject({ status: 401 })
  })

  it('refuses an entry_id that is none', async () => {
    const person = randomUUID()
    expect(await remove(person, 'nonsense')).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
  })
})
