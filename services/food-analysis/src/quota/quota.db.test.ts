import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { PHOTO_CALLS_PER_HOUR } from '@gb/domain'
import { ofEveryone, statement } from '@gb/service-kit'
import { CHICKEN_AND_BROCCOLI, type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { dataUrl, jpegPhoto, newPhoto } from '../testing/photos.js'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { HOURLY_CALLS_REACHED } from './messages.js'
import { QuotaController } from './quota.controller.js'
import { QuotaService } from './quota.service.js'
import { ScanReaper } from './scan-reaper.js'
import { type Reservation, ScanRepository } from './scan.repository.js'

type Service = Awaited<ReturnType<typeof startFoodAnalysis>>

let double: OpenAiDouble
let first: Service
let second: Service
let photo: string

beforeAll(async () => {
  double = await startOpenAiDouble()
  const variables = {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: double.url,
    PREMIUM_SCANS_PER_HOUR: '5',
    PREMIUM_SCANS_PER_DAY: '12',
  }
  // Two processes on one database, as far as the database can tell.
  first = await startFoodAnalysis(variables)
  second = await startFoodAnalysis(variables)
  photo = dataUrl(await jpegPhoto('teal', 64, 48))
})
afterAll(async () => {
  await first.close()
  await second.close()
  await double.stop()
})
afterEach(() => {
  double.reset()
  first.others.isPremium = false
})

const expire = statement(
  'test_expire',
  `UPDATE food_analysis.scan SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
)
const ageByHour = statement(
  'test_age',
  `UPDATE food_analysis.scan SET reserved_at = reserved_at - interval '61 minutes' WHERE user_id = $1`,
)
// This hour and the next one: the test may run at any minute.
const sentBefore = statement(
  'test_sent_before',
  `INSERT INTO food_analysis.throttle (bucket, window_start, hits)
   SELECT 'photo:' || $1::text, date_trunc('hour', now()) + ahead * interval '1 hour', $2::int
     FROM generate_series(0, 1) ahead`,
)
const counted = statement(
  'test_counted',
  `SELECT q.used, count(s.scan_id)::int AS held, (SELECT count(*)::int FROM food_analysis.food_entry e
      WHERE e.user_id = q.user_id) AS meals
     FROM food_analysis.scan_quota q
     LEFT JOIN food_analysis.scan s ON s.user_id = q.user_id AND s.state <> 'refunded'
    WHERE q.user_id = $1 GROUP BY q.user_id`,
)

const used = async (service: Service, person: string) =>
  (await service.call('GET', `/api/daily-scan-status/${person}`, { as: person })).body['scans_used']

const heldBy = async (quota: QuotaService, person: string): Promise<Reservation> => {
  const claim = await quota.reserve(person, false, null)
  if (claim.kind !== 'held') throw new Error(claim.kind)
  return claim.held
}

describe(QuotaService.name, () => {
  it('lets exactly the limit through of 50 reservations at once, over two processes', async () => {
    const person = randomUUID()
    const services = [ofEveryone(first.app.get(QuotaService)), ofEveryone(second.app.get(QuotaService))]
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => services[index % 2]?.reserve(person, false, null)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refusals = results.filter((result) => result.status === 'rejected')
    expect(refusals.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 47 }, () => 'total_limit_reached'),
    )
  })

  it('logs exactly the limit of 50 photos sent at once, over two processes', async () => {
    const person = randomUUID()
    double.answerWith(() => ({ json: CHICKEN_AND_BROCCOLI, delayMs: 200 }))
    const photos = await Promise.all(Array.from({ length: 50 }, newPhoto))
    const answers = await Promise.all(
      photos.map((each, index) => (index % 2 ? first : second).scan(person, each)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(double.requests).toHaveLength(3)
    expect(await first.sql.one(counted, [person])).toEqual({ used: 3, held: 3, meals: 3 })
  })

  it('lets premium scan a number of times within an hour, also at once, and says when to come back', async () => {
    const person = randomUUID()
    const quota = ofEveryone(first.app.get(QuotaService))
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => quota.reserve(person, true, null)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    first.others.isPremium = true
    const refused = await first.scan(person, photo)
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    await first.sql.query(ageByHour, [person])
    expect((await first.scan(person, photo)).status).toBe(200)
  })

  it('lets premium scan a number of times within a day, hour by hour', async () => {
    const person = randomUUID()
    const quota = ofEveryone(first.app.get(QuotaService))
    for (const scans of [5, 5, 2]) {
      for (let count = 0; count < scans; count++) await quota.reserve(person, true, null)
      await first.sql.query(ageByHour, [person])
    }
    await expect(quota.reserve(person, true, null)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'You have scanned 12 photos in the last day. Please wait a little before the next one.',
    })
  })

  it('lets nobody send photos without food to the provider all day', async () => {
    const person = randomUUID()
    double.answerWith(() => ({
      json: { kind: 'not_food', confidence: 'high', items: [], assumptions: [] },
    }))
    await first.sql.query(sentBefore, [person, PHOTO_CALLS_PER_HOUR - 1])
    expect((await first.scan(person, await newPhoto())).status).toBe(200)
    const refused = await second.scan(person, await newPhoto(), { key: 'too many' })
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'too_many_requests', message: HOURLY_CALLS_REACHED },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(double.requests).toHaveLength(1)
    expect(await used(first, person)).toBe(0)
    const state = await first.call('GET', `/api/analysis/${person}?key=too%20many`, { as: person })
    expect(state.body).toMatchObject({ state: 'failed', message: HOURLY_CALLS_REACHED })
    expect((await first.scan(randomUUID(), await newPhoto())).status).toBe(200)
  })

  it('keeps its count true through reservations, refunds and failures in any order', async () => {
    const person = randomUUID()
    first.others.isPremium = true
    double.answerWith((_request, count) =>
      count % 2 ? { status: 500, body: '{}' } : { json: { kind: 'not_food', confidence: 'high', items: [] } },
    )
    await Promise.all(Array.from({ length: 5 }, async () => first.scan(person, await newPhoto())))
    double.reset()
    await Promise.all(Array.from({ length: 4 }, async () => first.scan(person, await newPhoto())))
    expect(await first.sql.one(counted, [person])).toEqual({ used: 4, held: 4, meals: 4 })
  })
})

describe(QuotaController.name, () => {
  it('knows a person who never scanned', async () => {
    const person = randomUUID()
    expect(await first.call('GET', `/api/daily-scan-status/${person}`, { as: person })).toMatchObject({
      status: 200,
      body: { scans_used: 0, total_limit: 3, scans_remaining: 3, is_premium: false },
    })
  })
})

describe(ScanRepository.name, () => {
  it('counts a live reservation as used and an expired one not, before any reaper came', async () => {
    const person = randomUUID()
    await ofEveryone(first.app.get(QuotaService)).reserve(person, false, null)
    expect(await used(second, person)).toBe(1)
    await first.sql.query(expire, [person])
    expect(await used(second, person)).toBe(0)
  })

  it('gives expired reservations back to the next scan of the person', async () => {
    const person = randomUUID()
    const quota = ofEveryone(first.app.get(QuotaService))
    for (let count = 1; count <= 3; count++) await quota.reserve(person, false, null)
    await first.sql.query(expire, [person])
    expect((await first.scan(person, photo)).body).toMatchObject({ scans_used: 1, scans_remaining: 2 })
  })

  it('refunds once, however often it is asked', async () => {
    const person = randomUUID()
    const quota = ofEveryone(first.app.get(QuotaService))
    const scans = ofEveryone(first.app.get(ScanRepository))
    const held = await heldBy(quota, person)
    await quota.reserve(person, false, null)
    await Promise.all([1, 2, 3].map(() => scans.fail(held, 'provider_failed')))
    expect(await first.sql.one(counted, [person])).toMatchObject({ used: 1, held: 1 })
  })

  it('does not commit what has been refunded', async () => {
    const person = randomUUID()
    const scans = ofEveryone(first.app.get(ScanRepository))
    const held = await heldBy(ofEveryone(first.app.get(QuotaService)), person)
    await scans.fail(held, 'provider_failed')
    expect(await scans.commit(held, randomUUID())).toBe(false)
    expect(await used(first, person)).toBe(0)
  })
})

describe(ScanReaper.name, () => {
  it('refunds every expired reservation of everybody, also when two run at once, and no live one', async () => {
    const people = Array.from({ length: 10 }, () => randomUUID())
    const live = randomUUID()
    const quota = ofEveryone(first.app.get(QuotaService))
    for (const person of people) {
      await quota.reserve(person, false, null)
      await quota.reserve(person, false, null)
      await first.sql.query(expire, [person])
    }
    await quota.reserve(live, false, null)
    await Promise.all([first.app.get(ScanReaper).run(), second.app.get(ScanReaper).run()])
    for (const person of people)
      expect(await first.sql.one(counted, [person])).toEqual({ used: 0, held: 0, meals: 0 })
    expect(await first.sql.one(counted, [live])).toEqual({ used: 1, held: 1, meals: 0 })
  })
})
