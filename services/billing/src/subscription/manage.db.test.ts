import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { MONEY_BACK_DAYS } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { BillingData } from '../personal-data/billing-data.js'
import { Reconciler } from '../reconcile/reconciler.service.js'
import { ORIGIN } from '../testing/start-billing.js'
import { startBillingWithStripe } from '../testing/start-billing-with-stripe.js'
import { ManageService } from './manage.service.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

const status = (person: string) => billing.premium.status(person)
const kindsFor = async (person: string) => (await billing.noticesOf(person)).map(({ kind }) => kind)

describe(ManageService.name, () => {
  it('says what a person has, what it costs, and what can be done', async () => {
    const promo = await billing.promoCode({})
    const { person } = await billing.premiumPerson({ package_id: 'six_months', promo_code: promo })
    expect(await billing.own(person)).toMatchObject({
      package_id: 'six_months',
      state: 'renewing',
      first_amount: 39.99,
      renewal_amount: 49.99,
      currency: 'USD',
      can_resume: false,
      has_portal: true,
      is_test: false,
    })
    expect(await billing.own(randomUUID())).toBeNull()
  })

  it('cancels at the end of the paid period, keeps premium until then, and writes one mail', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const first = await billing.manage(person, 'cancel')
    expect(first).toMatchObject({
      status: 200,
      body: { subscription: { state: 'ending', can_resume: true } },
    })
    expect(billing.stripe.subscription(subscriptionId).cancel_at_period_end).toBe(true)
    expect(await status(person)).toMatchObject({ premiumActive: true, cancelAtPeriodEnd: true })
    await Promise.all(Array.from({ length: 10 }, () => billing.manage(person, 'cancel')))
    expect(await kindsFor(person)).toEqual(['cancelled'])
    const [notice] = await billing.noticesOf(person)
    expect(notice?.day).toEqual((await status(person)).renewsAt)
  })

  it('takes a canceled one up again', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.manage(person, 'cancel')
    expect((await billing.manage(person, 'resume')).body.subscription).toMatchObject({ state: 'renewing' })
    expect(billing.stripe.subscription(subscriptionId).cancel_at_period_end).toBe(false)
    expect(await kindsFor(person)).toEqual(['cancelled', 'resumed'])
  })

  it('does not let a free period renew', async () => {
    const promo = await billing.promoCode({ discount_percent: 100 })
    const { person } = await billing.premiumPerson({ promo_code: promo })
    expect(await billing.own(person)).toMatchObject({
      state: 'ending',
      can_resume: false,
      refund_until: null,
    })
    expect((await billing.manage(person, 'resume')).status).toBe(409)
    expect((await billing.manage(person, 'refund-request')).status).toBe(409)
  })

  it('changes nothing while Stripe is away, and says so', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.fail({ status: 500 })
    expect((await billing.manage(person, 'cancel')).status).toBe(503)
    expect((await billing.own(person))?.state).toBe('renewing')
    billing.stripe.fail(null)
    expect(billing.stripe.subscription(subscriptionId).cancel_at_period_end).toBe(false)
    expect(await kindsFor(person)).toEqual([])
  })

  it('ends an overdue one at once: there is no paid period to keep', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.begunDaysAgo(person, 40)
    billing.stripe.movePeriodEnd(subscriptionId, new Date(Date.now() - 3_600_000))
    billing.stripe.renew(subscriptionId, false)
    await billing.app.get(Reconciler).run()
    await billing.manage(person, 'cancel')
    expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
    expect((await status(person)).premiumActive).toBe(false)
  })

  it('gives everything back within thirty days, once, and premium ends', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.renew(subscriptionId, true)
    expect(billing.stripe.takenFor(subscriptionId)).toBe(1998)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => billing.manage(person, 'refund-request')),
    )
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([200]))
    expect(billing.stripe.takenFor(subscriptionId)).toBe(0)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
    expect((await status(person)).premiumActive).toBe(false)
    expect((await billing.own(person))?.state).toBe('refunded')
    expect(await kindsFor(person)).toEqual(['refund_asked', 'refunded'])
  })

  it('gives nothing back by itself after thirty days', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.begunDaysAgo(person, MONEY_BACK_DAYS + 1)
    expect((await billing.own(person))?.refund_until).toBeNull()
    expect((await billing.manage(person, 'refund-request')).status).toBe(409)
    expect(billing.stripe.takenFor(subscriptionId)).toBe(999)
  })

  it('keeps a refund that was asked for while Stripe is away, and gives it later', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.fail({ status: 500 })
    expect((await billing.manage(person, 'refund-request')).body.subscription).toMatchObject({
      state: 'refund_asked',
    })
    billing.stripe.fail(null)
    await billing.app.get(Reconciler).run()
    expect(billing.stripe.takenFor(subscriptionId)).toBe(0)
    expect((await billing.own(person))?.state).toBe('refunded')
  })

  it('leads to the invoices, and back to us alone', async () => {
    const { person } = await billing.premiumPerson()
    const page = await billing.manage(person, 'portal', { origin_url: ORIGIN })
    expect(page.body.url).toContain(`${billing.stripe.url}/portal/cus_`)
    expect((await billing.manage(person, 'portal', { origin_url: 'https://evil.example' })).status).toBe(400)
    expect((await billing.manage(randomUUID(), 'portal', { origin_url: ORIGIN })).status).toBe(404)
  })

  it.each(['cancel', 'resume', 'refund-request'])(
    'knows nothing to %s for whoever has nothing',
    async (what) => {
      expect((await billing.manage(randomUUID(), what)).status).toBe(404)
    },
  )
})

describe(Reconciler.name, () => {
  it('finds a payment whose payer closed the browser and whose event never came', async () => {
    const person = randomUUID()
    billing.stripe.pay(await billing.sessionOf(person))
    await billing.sql.query(
      statement(
        'aged',
        `UPDATE billing.checkout_session SET created_at = now() - interval '1 hour' WHERE user_id = $1`,
      ),
      [person],
    )
    await billing.app.get(Reconciler).run()
    expect((await status(person)).premiumActive).toBe(true)
  })

  it('learns of a renewal that no event told', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.renew(subscriptionId, true)
    await billing.sql.query(
      statement(
        'long_ago',
        `UPDATE billing.entitlement SET synced_at = now() - interval '25 hours' WHERE user_id = $1`,
      ),
      [person],
    )
    await billing.app.get(Reconciler).run()
    const { items } = billing.stripe.subscription(subscriptionId)
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000)
    expect((await status(person)).renewsAt).toEqual(end)
  })

  it('frees what a killed process held', async () => {
    const promo = await billing.promoCode({ max_redemptions: 1 })
    const person = randomUUID()
    await billing.sessionOf(person, { promo_code: promo })
    await billing.sql.query(
      statement(
        'killed',
        `UPDATE billing.checkout_session SET state = 'starting', created_at = now() - interval '1 hour' WHERE user_id = $1`,
      ),
      [person],
    )
    await billing.app.get(Reconciler).run()
    expect((await billing.start(randomUUID(), { promo_code: promo })).status).toBe(201)
  })
})

describe(BillingData.name, () => {
  it('erases a person at Stripe first: the subscription ends, and nothing is charged again', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.fail({ status: 500 })
    await expect(billing.app.get(BillingData).erase(person)).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
    expect((await status(person)).premiumActive).toBe(true)
    billing.stripe.fail(null)
    await billing.app.get(BillingData).erase(person)
    await billing.app.get(BillingData).erase(person)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
    expect(await billing.own(person)).toBeNull()
  })
})
