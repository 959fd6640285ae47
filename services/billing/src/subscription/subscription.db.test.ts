import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { Reconciler } from '../reconcile/reconciler.service.js'
import { ORIGIN, startBilling } from '../testing/start-billing.js'
import { LocalPremium } from './local-premium.js'
import { SubscriptionController } from './subscription.controller.js'

let billing: Awaited<ReturnType<typeof startBilling>>

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const insert = statement(
  'insert_entitlement',
  `INSERT INTO billing.entitlement (user_id, session_id, package_id, starts_at, ends_at, cancel_at_period_end, revoked_at, provider)
   VALUES ($1, $2, $3, now() + $4::interval, now() + $5::interval, $6, $7, $8)`,
)
interface Period {
  from: string
  to: string
  package?: string
  isCanceled?: boolean
  revokedAt?: string
  provider?: string
}
const give = (
  person: string,
  { from, to, package: id = 'monthly', isCanceled = false, revokedAt, provider = 'test' }: Period,
) => billing.sql.query(insert, [person, randomUUID(), id, from, to, isCanceled, revokedAt ?? null, provider])

const NO_PREMIUM = { premiumActive: false, packageId: null, renewsAt: null, cancelAtPeriodEnd: false }

describe(LocalPremium.name, () => {
  it('knows nobody as premium who has not paid', async () => {
    expect(await billing.premium.status(randomUUID())).toEqual(NO_PREMIUM)
  })

  it('tells the running period that ends last', async () => {
    const person = randomUUID()
    await give(person, { from: '-2 days', to: '10 days' })
    await give(person, { from: '-1 day', to: '100 days', package: 'yearly', isCanceled: true })
    const status = await billing.premium.status(person)
    expect(status).toMatchObject({ premiumActive: true, packageId: 'yearly', cancelAtPeriodEnd: true })
    expect(Number(status.renewsAt)).toBeGreaterThan(Date.now() + 99 * 86_400_000)
  })

  it('keeps premium for seven days after a period that nobody has renewed yet', async () => {
    const person = randomUUID()
    await give(person, { from: '-40 days', to: '-6 days' })
    const { premiumActive, renewsAt } = await billing.premium.status(person)
    expect(premiumActive).toBe(true)
    expect(Math.round((Number(renewsAt) - Date.now()) / 86_400_000)).toBe(1)
  })

  it.each<[string, Period]>([
    ['over', { from: '-40 days', to: '-1 second', isCanceled: true }],
    ['over for longer than the days of grace', { from: '-40 days', to: '-7 days -1 second' }],
    ['of a payment provider that is not connected', { from: '-1 day', to: '30 days', provider: 'stripe' }],
    ['not yet begun', { from: '1 day', to: '30 days' }],
    ['revoked', { from: '-1 day', to: '30 days', revokedAt: '2026-01-01T00:00:00Z' }],
  ])('does not count a period that is %s', async (_what, period) => {
    const person = randomUUID()
    await give(person, period)
    expect(await billing.premium.status(person)).toEqual(NO_PREMIUM)
  })
})

describe(Reconciler.name, () => {
  it('renews what was bought on the test page, unless it was canceled', async () => {
    const [goesOn, ends] = [randomUUID(), randomUUID()]
    for (const person of [goesOn, ends]) {
      const as = person
      const body = { user_id: person, package_id: 'monthly', origin_url: ORIGIN }
      const { body: started } = await billing.call('POST', '/api/checkout/session', { as, body })
      const url = `/api/checkout/test-page/${String(started.session_id)}/decision`
      await billing.call('POST', url, { as, body: { decision: 'pay' } })
    }
    await billing.call('POST', '/api/subscription/cancel', { as: ends, body: { user_id: ends } })
    await billing.sql.query(
      statement(
        'month_later',
        `UPDATE billing.entitlement SET starts_at = starts_at - interval '31 days', ends_at = now() - interval '1 minute'
         WHERE user_id = ANY($1)`,
      ),
      [[goesOn, ends]],
    )
    await billing.app.get(Reconciler).run()
    const { renewsAt } = await billing.premium.status(goesOn)
    expect(Number(renewsAt)).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    expect((await billing.premium.status(ends)).premiumActive).toBe(false)
  })
})

describe(SubscriptionController.name, () => {
  it('answers the owner only', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const url = `/api/user-premium-status/${alice}`
    expect((await billing.call('GET', url)).status).toBe(401)
    expect((await billing.call('GET', url, { as: bob })).status).toBe(403)
    expect(await billing.call('GET', url, { as: alice })).toEqual({
      status: 200,
      body: { premium_active: false, package_id: null, renews_at: null, cancel_at_period_end: false },
    })
  })

  it('answers the paid period', async () => {
    const person = randomUUID()
    await give(person, { from: '-1 day', to: '30 days' })
    const { body } = await billing.call('GET', `/api/user-premium-status/${person}`, { as: person })
    expect(body).toMatchObject({ premium_active: true, package_id: 'monthly', cancel_at_period_end: false })
  })
})
