import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { CHICKEN_AND_BROCCOLI, type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { statement } from '@gb/service-kit'
import { newPhoto } from '../testing/photos.js'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { KnownPhotoService } from './known-photo.service.js'

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
afterEach(() => double.reset())

const yesterday = statement(
  'test_yesterday',
  `UPDATE food_analysis.food_entry SET local_date = local_date - 1, recorded_at = recorded_at - interval '1 day'
    WHERE user_id = $1`,
)
const stored = statement(
  'test_photo_hashes',
  'SELECT photo_hash, prompt_version FROM food_analysis.scan WHERE user_id = $1',
)
const meals = async (as: string) => {
  const { body } = await food.call('GET', `/api/food-history/${as}`, { as })
  return body['entries'] as { entry_id: string; meal_type: string }[]
}

describe(KnownPhotoService.name, () => {
  it('answers the same photo with the same meal, without a charge or a call', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    const first = await food.scan(person, photo, { key: 'one' })
    const again = await food.scan(person, photo, { key: 'two' })
    expect(again.body).toEqual(first.body)
    expect(again.body).toMatchObject({ scans_used: 1 })
    expect(double.requests).toHaveLength(1)
    expect(await meals(person)).toHaveLength(1)
    const { body } = await food.call('GET', `/api/analysis/${person}?key=two`, { as: person })
    expect(body).toMatchObject({ state: 'finished', answer: first.body })
  })

  it('logs one more meal when a photo of yesterday comes several times at once under one key', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    await food.scan(person, photo)
    await food.sql.query(yesterday, [person])
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => food.scan(person, photo, { key: 'again' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body['entry_id'])).size).toBe(1)
    expect(await meals(person)).toHaveLength(2)
    expect(double.requests).toHaveLength(1)
  })

  it('answers with what the person has corrected since', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    const { body } = await food.scan(person, photo)
    await food.call('PATCH', `/api/food-entry/${String(body['entry_id'])}`, {
      as: person,
      body: { user_id: person, items: [{ item_id: 1, grams: 40 }] },
    })
    const again = await food.scan(person, photo)
    expect(again.body).toMatchObject({
      entry_id: body['entry_id'],
      analysis: { food_items: [{ grams: 40 }] },
    })
  })

  it('logs another meal of another day or type, still without a charge', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    await food.scan(person, photo, { mealType: 'lunch' })
    const dinner = await food.scan(person, photo, { mealType: 'dinner' })
    expect(dinner.body).toMatchObject({ analysis: { source: 'ai', total_calories: 161.3 }, scans_used: 1 })
    await food.sql.query(yesterday, [person])
    await food.scan(person, photo, { mealType: 'dinner' })
    expect((await meals(person)).map(({ meal_type }) => meal_type)).toEqual(['dinner', 'dinner', 'lunch'])
    expect(double.requests).toHaveLength(1)
  })

  it('takes the same photo under another key for the same scan while the first is being looked at', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    double.answerWith(() => ({ json: CHICKEN_AND_BROCCOLI, delayMs: 500 }))
    const lunch = food.scan(person, photo, { key: 'as lunch', mealType: 'lunch' })
    while (double.requests.length === 0) await sleep(10)
    const dinner = await food.scan(person, photo, { key: 'as dinner', mealType: 'dinner' })
    expect(dinner).toMatchObject({ status: 200, body: { scans_used: 1, analysis: { source: 'ai' } } })
    expect(await lunch).toMatchObject({ status: 200, body: { scans_used: 1 } })
    expect(double.requests).toHaveLength(1)
    expect((await meals(person)).map(({ meal_type }) => meal_type)).toEqual(['dinner', 'lunch'])
  })

  it('makes one scan and one meal of ten requests at once, each with a key of its own', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    double.answerWith(() => ({ json: CHICKEN_AND_BROCCOLI, delayMs: 300 }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => food.scan(person, photo, { key: `tap ${index}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => body['entry_id'])).size).toBe(1)
    expect(answers.map(({ body }) => body['scans_used'])).toEqual(Array.from({ length: 10 }, () => 1))
    expect(double.requests).toHaveLength(1)
    expect(await meals(person)).toHaveLength(1)
  })

  it('looks at the photo itself when the request it waited for fails', async () => {
    const person = randomUUID()
    const photo = await newPhoto()
    double.answerWith((_request, count) =>
      count === 1 ? { status: 500, body: '{}', delayMs: 300 } : { json: CHICKEN_AND_BROCCOLI },
    )
    const first = food.scan(person, photo, { key: 'one' })
    while (double.requests.length === 0) await sleep(10)
    expect(await food.scan(person, photo, { key: 'two' })).toMatchObject({
      status: 200,
      body: { scans_used: 1 },
    })
    expect((await first).status).toBe(502)
  })

  it('asks anew for another person, another photo, and a meal that was deleted', async () => {
    const [person, other] = [randomUUID(), randomUUID()]
    const photo = await newPhoto()
    const { body } = await food.scan(person, photo)
    await food.scan(other, photo)
    await food.scan(person, await newPhoto())
    await food.call('DELETE', `/api/food-entry/${String(body['entry_id'])}?user_id=${person}`, { as: person })
    expect((await food.scan(person, photo)).body).toMatchObject({ scans_used: 3 })
    expect(double.requests).toHaveLength(4)
  })

  it('keeps a keyed hash that differs from person to person, and never the photo', async () => {
    const [person, other] = [randomUUID(), randomUUID()]
    const photo = await newPhoto()
    await food.scan(person, photo)
    await food.scan(other, photo)
    const [mine] = await food.sql.query<{ photo_hash: Buffer }>(stored, [person])
    const [theirs] = await food.sql.query<{ photo_hash: Buffer }>(stored, [other])
    expect(mine).toMatchObject({ prompt_version: 'plate-v1' })
    expect(mine?.photo_hash).toHaveLength(32)
    expect(mine?.photo_hash.equals(theirs?.photo_hash ?? Buffer.alloc(0))).toBe(false)
  })
})
