import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { OWN_SCAN_LIMIT_DAYS } from '@gb/domain'
import { ofEveryone, statement } from '@gb/service-kit'
import { QuotaService } from '../quota/quota.service.js'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { OperatorQuotaController } from './operator-quota.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())
afterEach(() => {
  food.others.isPremium = false
  food.noted.length = 0
})

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const desk = (method: 'GET' | 'PUT' | 'DELETE', person: string, body?: object) =>
  food.call(method, `/api/operator/scan-limits/${person}`, { isOperator: true, ...(body ? { body } : {}) })
const status = async (person: string) =>
  (await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })).body
const scansAtOnce = async (person: string, times: number) => {
  const quota = ofEveryone(food.app.get(QuotaService))
  const all = Array.from({ length: times }, () => quota.reserve(person, false, null))
  return (await Promise.allSettled(all)).filter((one) => one.status === 'fulfilled').length
}
const over = statement(
  'test_own_limit_over',
  `UPDATE food_analysis.scan_quota SET own_limit_until = now() - interval '1 second' WHERE user_id = $1`,
)

describe(OperatorQuotaController.name, () => {
  it('lets a person have more scans, who sees it at once, and notes from what to what', async () => {
    const person = randomUUID()
    await scansAtOnce(person, 3)
    expect(await scansAtOnce(person, 1)).toBe(0)
    const until = inDays(30)
    const raised = await desk('PUT', person, { limit: 5, until })
    expect(raised).toMatchObject({
      status: 200,
      body: { total_limit: 5, scans_used: 3, own_limit: 5, own_limit_until: until, own_limit_by: 'Olga' },
    })
    expect(await status(person)).toMatchObject({ total_limit: 5, scans_remaining: 2 })
    expect(food.noted).toEqual([`Olga: scan limit changed user_id=${person} from=none to=5/${until}`])
  })

  it('lets exactly the own limit through of 30 scans at once, while the limit is set', async () => {
    const person = randomUUID()
    await desk('PUT', person, { limit: 7, until: inDays(1) })
    const [through] = await Promise.all([
      scansAtOnce(person, 30),
      ...Array.from({ length: 5 }, () => desk('PUT', person, { limit: 7, until: inDays(2) })),
    ])
    expect(through).toBe(7)
    expect(await status(person)).toMatchObject({ scans_used: 7, scans_remaining: 0 })
  })

  it('ends by itself at its day, and what was used stays used', async () => {
    const person = randomUUID()
    await desk('PUT', person, { limit: 6, until: inDays(1) })
    expect(await scansAtOnce(person, 5)).toBe(5)
    await food.sql.query(over, [person])
    expect(await status(person)).toMatchObject({ total_limit: 3, scans_used: 5, scans_remaining: 0 })
    expect(await scansAtOnce(person, 1)).toBe(0)
    expect((await desk('GET', person)).body).toMatchObject({ own_limit: 6, total_limit: 3 })
  })

  it('never lowers what everybody has, and says nothing to premium', async () => {
    const person = randomUUID()
    await desk('PUT', person, { limit: 1, until: inDays(1) })
    expect(await status(person)).toMatchObject({ total_limit: 3 })
    food.others.isPremium = true
    expect(await status(person)).toMatchObject({ scans_remaining: null })
  })

  it('is taken away, as well twice, and for somebody who never scanned', async () => {
    const person = randomUUID()
    await desk('PUT', person, { limit: 20, until: inDays(1) })
    for (let times = 0; times < 2; times++)
      expect((await desk('DELETE', person)).body).toMatchObject({ total_limit: 3, own_limit: null })
    expect((await desk('DELETE', randomUUID())).status).toBe(200)
  })

  it.each<[string, object]>([
    ['limit', { limit: 0 }],
    ['limit', { limit: 1001 }],
    ['limit', { limit: '20' }],
    ['until', { until: '2020-01-01T00:00:00Z' }],
    ['until', { until: inDays(OWN_SCAN_LIMIT_DAYS + 1) }],
    ['until', { until: 'tomorrow' }],
    ['used', { used: 0 }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const person = randomUUID()
    const { status: code, body } = await desk('PUT', person, { limit: 20, until: inDays(1), ...wrong })
    expect([code, body.errors]).toMatchObject([400, [{ field }]])
    expect((await desk('GET', person)).body).toMatchObject({ own_limit: null, total_limit: 3 })
  })

  it('is not for the person themselves', async () => {
    const person = randomUUID()
    const asked = await food.call('PUT', `/api/operator/scan-limits/${person}`, {
      as: person,
      body: { limit: 20, until: inDays(1) },
    })
    expect(asked.status).toBe(401)
  })
})
