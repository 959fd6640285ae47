import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import {
  CHICKEN_AND_BROCCOLI,
  type DoubleAnswer,
  type OpenAiDouble,
  startOpenAiDouble,
} from '@gb/test-kit/openai-double'
import { dataUrl, jpegPhoto, phonePhoto } from '../testing/photos.js'
import { headersOf, startFoodAnalysis } from '../testing/start-food-analysis.js'
import { AnalysisService } from './analysis.service.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let photo: string

/** The double is asked. */
const asked = () => ({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis(asked())
  photo = dataUrl(await jpegPhoto())
})
afterAll(async () => {
  await food.close()
  await double.stop()
})
afterEach(() => double.reset())

const scanStates = statement(
  'test_scan_states',
  'SELECT state, answer FROM food_analysis.scan WHERE user_id = $1',
)
const setCalls = statement('test_set_calls', 'UPDATE food_analysis.ai_usage SET calls = $1')

const expectNothingUsed = async (person: string) => {
  const { body } = await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })
  expect(body).toMatchObject({ scans_used: 0, scans_remaining: 3 })
  const history = await food.call('GET', `/api/food-history/${person}`, { as: person })
  expect(history.body['entries']).toEqual([])
}

/** Sends a photo over a real connection, and hangs up when the signal says so. */
const scanAndLeave = async (person: string, signal: AbortSignal, key = randomUUID()) => {
  const response = await fetch(`${await address()}/api/analyze-food`, {
    method: 'POST',
    headers: { ...headersOf({ as: person, key }), 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: person, image_base64: photo }),
    signal,
  })
  return response.status
}
let listening: Promise<string> | undefined
const address = (): Promise<string> => (listening ??= food.listen())

const stateOf = (as: string, key: string) =>
  food.call('GET', `/api/analysis/${as}?key=${encodeURIComponent(key)}`, { as })

const until = async (condition: () => boolean | Promise<boolean>) => {
  for (let round = 0; round < 200; round++) {
    if (await condition()) return
    await sleep(20)
  }
  throw new Error('it never became true')
}

describe(AnalysisService.name, () => {
  const failures: [string, DoubleAnswer, number, string][] = [
    ['500', { status: 500, body: '{"error":{"message":"stack at /srv/secret.js"}}' }, 502, 'provider_failed'],
    ['429', { status: 429, body: '{}' }, 503, 'provider_unavailable'],
    ['garbage', { text: 'no json' }, 502, 'provider_failed'],
    [
      'a negative figure',
      { text: JSON.stringify(CHICKEN_AND_BROCCOLI).replace('140.3', '-1') },
      502,
      'provider_failed',
    ],
  ]

  it.each(failures)(
    'gives the scan back when the provider answers %s',
    async (_name, answer, status, error) => {
      const person = randomUUID()
      double.answerWith(() => answer)
      const refused = await food.scan(person, photo)
      expect(refused).toMatchObject({ status, body: { error } })
      expect(JSON.stringify(refused.body)).not.toContain('secret')
      await expectNothingUsed(person)
    },
  )

  it('gives the scan back when the provider hangs', async () => {
    const person = randomUUID()
    const impatient = await startFoodAnalysis({ ...asked(), OPENAI_TIMEOUT_MS: '500' })
    double.answerWith(() => ({ hang: 'body' }))
    const refused = await impatient.scan(person, photo)
    await impatient.close()
    expect(refused).toMatchObject({ status: 504, body: { error: 'provider_timeout' } })
    await expectNothingUsed(person)
  })

  it('finishes what a person who is gone has sent, and shows it under the key', async () => {
    const person = randomUUID()
    const key = randomUUID()
    double.answerWith(() => ({ json: CHICKEN_AND_BROCCOLI, delayMs: 600 }))
    const leaving = new AbortController()
    const pending = scanAndLeave(person, leaving.signal, key).catch((error: Error) => error.name)
    await until(() => double.requests.length === 1)
    leaving.abort()
    expect(await pending).toBe('AbortError')
    expect(await stateOf(person, key)).toMatchObject({
      status: 200,
      headers: { 'retry-after': '2' },
      body: { state: 'running', answer: null, error: null, message: null },
    })
    await until(async () => (await stateOf(person, key)).body['state'] !== 'running')
    const { body, headers } = await stateOf(person, key)
    expect(headers['retry-after']).toBeUndefined()
    expect(body).toMatchObject({
      state: 'finished',
      answer: { entry_id: expect.any(String), analysis: { total_calories: 161.3 }, scans_used: 1 },
    })
    expect(double.requests[0]?.isAborted).toBe(false)
    const again = await food.scan(person, photo, { key })
    expect(again.body).toEqual(body['answer'])
    expect(double.requests).toHaveLength(1)
  })

  it('says under the key how an analysis failed, and takes the photo again', async () => {
    const person = randomUUID()
    const key = randomUUID()
    double.answerWith(() => ({ status: 500, body: '{}' }))
    await food.scan(person, photo, { key })
    expect((await stateOf(person, key)).body).toEqual({
      state: 'failed',
      answer: null,
      error: 'provider_failed',
      message: 'The photo could not be analyzed. No scan was used. Please try again.',
    })
    double.reset()
    expect(await food.scan(person, photo, { key })).toMatchObject({ status: 200, body: { scans_used: 1 } })
    expect((await stateOf(person, key)).body).toMatchObject({ state: 'finished' })
  })

  it('shows an analysis to nobody else, and none that never was', async () => {
    const person = randomUUID()
    const key = randomUUID()
    await food.scan(person, photo, { key })
    expect(await stateOf(randomUUID(), key)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(await stateOf(person, 'another')).toMatchObject({ status: 404 })
    const url = `/api/analysis/${person}?key=${key}`
    expect(await food.call('GET', url, { as: randomUUID() })).toMatchObject({ status: 403 })
    expect(await food.call('GET', `/api/analysis/${person}`, { as: person })).toMatchObject({ status: 400 })
  })

  it('answers over a real connection, too', async () => {
    expect(await scanAndLeave(randomUUID(), new AbortController().signal)).toBe(200)
  })

  it.each([
    ['no photo', Buffer.from('hello')],
    ['a broken photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('refuses %s before anything is held or sent', async (_name, bytes) => {
    const person = randomUUID()
    expect(await food.scan(person, dataUrl(bytes))).toMatchObject({
      status: 400,
      body: { error: 'invalid_image' },
    })
    expect(double.requests).toHaveLength(0)
    expect(await food.sql.query(scanStates, [person])).toEqual([])
  })

  it('sends our own picture: upright, small, and without camera and place', async () => {
    await food.scan(randomUUID(), dataUrl(await phonePhoto()))
    const sent = double.requests[0]?.image
    expect(sent?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(sent?.includes('CANARY-CAMERA')).toBe(false)
    expect(sent?.includes('Exif')).toBe(false)
  })

  it('keeps no answer where no key asked for it, and no photo at all', async () => {
    const person = randomUUID()
    await food.scan(person, photo)
    expect(await food.sql.query(scanStates, [person])).toEqual([{ state: 'committed', answer: null }])
  })

  it('stops asking the provider when the calls of the day are spent, and gives the scan back', async () => {
    const person = randomUUID()
    await food.scan(randomUUID(), photo)
    await food.sql.query(setCalls, [5_000])
    double.reset()
    const refused = await food.scan(person, photo)
    expect(refused).toMatchObject({
      status: 503,
      body: {
        error: 'provider_unavailable',
        message:
          'Photo analysis has reached its limit for today. Please try again tomorrow. No scan was used.',
      },
    })
    expect(refused.headers['retry-after']).toBe('3600')
    expect(double.requests).toHaveLength(0)
    await expectNothingUsed(person)
    await food.sql.query(setCalls, [0])
  })
})

describe('without OPENAI_API_KEY', () => {
  it('answers with a sample that says so, costs no scan and is in no log, however often', async () => {
    const sample = await startFoodAnalysis()
    const person = randomUUID()
    const key = randomUUID()
    for (const options of [{ key }, { key }, {}, {}, {}]) {
      const { status, body } = await sample.scan(person, photo, options)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        entry_id: null,
        analysis: { source: 'sample', assumptions: ['Sample result: no AI is connected'] },
        scans_used: 0,
        scans_remaining: 3,
      })
    }
    const state = await sample.call('GET', `/api/analysis/${person}?key=${key}`, { as: person })
    expect(state.body).toMatchObject({ state: 'finished', answer: { entry_id: null, scans_used: 0 } })
    const summary = await sample.call('GET', `/api/daily-summary/${person}`, { as: person })
    expect(summary.body).toMatchObject({ meals_logged: 0, consumed: { calories: 0 } })
    const history = await sample.call('GET', `/api/food-history/${person}`, { as: person })
    expect(history.body).toMatchObject({ entries: [] })
    await sample.close()
  })
})
