import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CHICKEN_AND_BROCCOLI, type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { statement } from '@gb/service-kit'
import { newPhoto } from '../testing/photos.js'
import { GIVEN } from '@gb/test-kit/person'
import { type Others, startFoodAnalysis } from '../testing/start-food-analysis.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let photo: string

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })
})
afterAll(async () => {
  await food.close()
  await double.stop()
})
beforeEach(async () => {
  photo = await newPhoto()
})
afterEach(() => {
  double.reset()
  food.others.consents = GIVEN
  food.others.deletion = 'none'
})

const rowsOf = statement(
  'test_kept_of_person',
  `SELECT (SELECT count(*) FROM food_analysis.food_entry WHERE user_id = $1)::int AS meals,
     (SELECT coalesce(json_agg(json_build_array(state, answer, failure)), '[]') FROM food_analysis.scan WHERE user_id = $1) AS scans`,
)

/** The provider answers with a whole plate, but only after the person has changed their mind. */
const answerAfter = (change: (others: Others) => void, delayMs = 0) =>
  double.answerWith(() => {
    change(food.others)
    return { json: CHICKEN_AND_BROCCOLI, delayMs }
  })

const CHANGES: [string, (others: Others) => void, number, string][] = [
  [
    'the AI consent is withdrawn',
    (others) => (others.consents = { ...GIVEN, ai_analysis_consent: 'withdrawn' }),
    403,
    'consent_required',
  ],
  [
    'the health data consent is withdrawn',
    (others) => (others.consents = { ...GIVEN, health_data_consent: 'withdrawn' }),
    403,
    'consent_required',
  ],
  [
    'the terms are withdrawn',
    (others) => (others.consents = { ...GIVEN, terms_accepted: 'withdrawn' }),
    403,
    'consent_required',
  ],
  [
    'the deletion of the profile is asked for',
    (others) => (others.deletion = 'pending'),
    409,
    'deletion_pending',
  ],
  ['the profile is erased', (others) => (others.deletion = 'done'), 410, 'gone'],
]

describe.each(CHANGES)('an analysis during which %s', (_what, change, status, error) => {
  it('ends without a result, and the scan is given back', async () => {
    const person = randomUUID()
    const key = randomUUID()
    answerAfter(change)
    expect(await food.scan(person, photo, { key })).toMatchObject({ status, body: { error } })
    expect(await food.sql.one(rowsOf, [person])).toEqual({ meals: 0, scans: [['refunded', null, error]] })
    food.others.consents = GIVEN
    food.others.deletion = 'none'
    const { body } = await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })
    expect(body).toMatchObject({ scans_used: 0, scans_remaining: 3 })
  })

  it('is broken off at the provider', async () => {
    answerAfter(change, 5_000)
    expect(await food.scan(randomUUID(), photo)).toMatchObject({ status, body: { error } })
    for (let round = 0; round < 100 && !double.requests[0]?.isAborted; round++) await sleep(20)
    expect(double.requests[0]?.isAborted).toBe(true)
  }, 20_000)

  it('ends the same way when the photo shows no meal, or the provider fails', async () => {
    for (const answer of [
      { json: { ...CHICKEN_AND_BROCCOLI, kind: 'not_food', items: [] } },
      { status: 500, body: '{}' },
    ]) {
      double.answerWith(() => {
        change(food.others)
        return answer
      })
      const person = randomUUID()
      expect(await food.scan(person, await newPhoto())).toMatchObject({ status, body: { error } })
      expect(await food.sql.one(rowsOf, [person])).toMatchObject({
        meals: 0,
        scans: [['refunded', null, error]],
      })
      food.others.consents = GIVEN
      food.others.deletion = 'none'
    }
  })

  it('ends so for everybody who waits for it, and asks the provider no second time', async () => {
    const person = randomUUID()
    const key = randomUUID()
    answerAfter(change, 300)
    const answers = await Promise.all([
      food.scan(person, photo, { key }),
      food.scan(person, photo, { key }),
      food.scan(person, photo),
    ])
    for (const answer of answers) expect(answer.status).toBe(status)
    expect(double.requests).toHaveLength(1)
    expect(await food.sql.one(rowsOf, [person])).toMatchObject({ meals: 0 })
  })
})

describe('a person who changes their mind often', () => {
  it('never makes the provider look broken to the others', async () => {
    answerAfter((others) => (others.consents = { ...GIVEN, ai_analysis_consent: 'withdrawn' }), 4_000)
    for (let round = 0; round < 2; round++) {
      food.others.consents = GIVEN
      const people = await Promise.all(
        Array.from({ length: 8 }, async () => food.scan(randomUUID(), await newPhoto())),
      )
      for (const { status } of people) expect([403, 503, 504]).toContain(status)
    }
    double.reset()
    food.others.consents = GIVEN
    expect((await food.scan(randomUUID(), photo)).status).toBe(200)
  }, 60_000)
})
