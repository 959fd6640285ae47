import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { CHICKEN_AND_BROCCOLI, type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { dataUrl, jpegPhoto } from '../testing/photos.js'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { ReplayService } from './replay.service.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let photo: string

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })
  photo = dataUrl(await jpegPhoto())
})
afterAll(async () => {
  await food.close()
  await double.stop()
})
afterEach(() => double.reset())

const used = async (as: string) =>
  (await food.call('GET', `/api/daily-scan-status/${as}`, { as })).body['scans_used']

const expire = statement(
  'test_expire',
  `UPDATE food_analysis.scan SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
)

const keptAnswers = statement('test_answers', 'SELECT answer FROM food_analysis.scan WHERE user_id = $1')

describe(ReplayService.name, () => {
  it('answers the same key and body again from the store, without a second charge or call', async () => {
    const person = randomUUID()
    const first = await food.scan(person, photo, { key: 'one' })
    const again = await food.scan(person, photo, { key: 'one' })
    expect(again.body).toEqual(first.body)
    expect(first.headers['idempotent-replay']).toBeUndefined()
    expect(again.headers['idempotent-replay']).toBe('true')
    expect(double.requests).toHaveLength(1)
    expect(await used(person)).toBe(1)
  })

  it('lets parallel requests with one key wait for the first and share its answer', async () => {
    const person = randomUUID()
    double.answerWith(() => ({ json: CHICKEN_AND_BROCCOLI, delayMs: 400 }))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => food.scan(person, photo, { key: 'double tap' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['entry_id'])).size).toBe(1)
    expect(double.requests).toHaveLength(1)
    expect(await used(person)).toBe(1)
  })

  it('refuses the key for another photo', async () => {
    const person = randomUUID()
    await food.scan(person, photo, { key: 'one' })
    expect(await food.scan(person, photo, { key: 'one', mealType: 'lunch' })).toMatchObject({
      status: 422,
      body: { error: 'idempotency_mismatch' },
    })
    expect(await used(person)).toBe(1)
  })

  it('keeps the keys of two persons apart', async () => {
    await food.scan(randomUUID(), photo, { key: 'shared' })
    const other = await food.scan(randomUUID(), photo, { key: 'shared' })
    expect(other).toMatchObject({ status: 200 })
    expect(double.requests).toHaveLength(2)
  })

  it('keeps the answer of a photo without a meal too', async () => {
    const person = randomUUID()
    double.answerWith(() => ({ json: { kind: 'not_food', confidence: 'high', items: [], assumptions: [] } }))
    const first = await food.scan(person, photo, { key: 'cat' })
    expect((await food.scan(person, photo, { key: 'cat' })).body).toEqual(first.body)
    expect(double.requests).toHaveLength(1)
  })

  it('tries again under the same key after a failure', async () => {
    const person = randomUUID()
    double.answerWith((_request, count) =>
      count === 1 ? { status: 500, body: '{}' } : { json: CHICKEN_AND_BROCCOLI },
    )
    expect((await food.scan(person, photo, { key: 'one' })).status).toBe(502)
    expect((await food.scan(person, photo, { key: 'one' })).status).toBe(200)
    expect(await used(person)).toBe(1)
  })

  it('runs the key anew when its reservation has expired, and the late first answer changes nothing', async () => {
    const person = randomUUID()
    double.answerWith((_request, count) => ({ json: CHICKEN_AND_BROCCOLI, delayMs: count === 1 ? 1_500 : 0 }))
    const late = food.scan(person, photo, { key: 'one' })
    while (double.requests.length === 0) await sleep(10)
    await food.sql.query(expire, [person])
    expect((await food.scan(person, photo, { key: 'one' })).status).toBe(200)
    expect(await late).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(await used(person)).toBe(1)
    const history = await food.call('GET', `/api/food-history/${person}`, { as: person })
    expect(history.body['entries']).toHaveLength(1)
  })

  it('does not bring a deleted meal back', async () => {
    const person = randomUUID()
    const { body } = await food.scan(person, photo, { key: 'one' })
    await food.call('DELETE', `/api/food-entry/${String(body['entry_id'])}?user_id=${person}`, { as: person })
    expect(await food.scan(person, photo, { key: 'one' })).toMatchObject({
      status: 410,
      body: { error: 'gone' },
    })
    const state = await food.call('GET', `/api/analysis/${person}?key=one`, { as: person })
    expect(state.body).toMatchObject({ state: 'failed', error: 'gone' })
    expect(await food.sql.query(keptAnswers, [person])).toEqual([{ answer: null }])
  })

  it.each([['k'.repeat(256)], ['']])('refuses a key of a wrong length', async (key) => {
    const person = randomUUID()
    const headers = { origin: 'http://localhost:3000', cookie: `gb_sid=${person}`, 'idempotency-key': key }
    const server = food.app.getHttpAdapter().getInstance() as {
      inject: (request: object) => Promise<{ statusCode: number }>
    }
    const answer = await server.inject({
      method: 'POST',
      url: '/api/analyze-food',
      headers,
      payload: { user_id: person, image_base64: photo },
    })
    expect(answer.statusCode).toBe(400)
  })
})
