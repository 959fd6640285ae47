import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { FulfillmentService } from '../../checkout/fulfillment.service.js'
import { Reconciler } from '../../reconcile/reconciler.service.js'
import { ORIGIN } from '../../testing/start-billing.js'
import { startBillingWithStripe } from '../../testing/start-billing-with-stripe.js'
import { StripePayment } from './stripe-payment.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

const isPremium = async (person: string) => (await billing.premium.status(person)).premiumActive
const created = () =>
  billing.stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')
const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const checkoutsOf = async (person: string) =>
  billing.sql.query<{ state: string }>(
    statement(
      'states_of',
      'SELECT state FROM billing.checkout_session WHERE user_id = $1 ORDER BY created_at',
    ),
    [person],
  )

/** Something that one request waits for, and another one gives. */
const signal = () => {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

describe(StripePayment.name, () => {
  it('opens a subscription at our price, for this person, with a key of its own', async () => {
    const person = randomUUID()
    const { status, body } = await billing.start(person, { package_id: 'six_months' })
    expect(status).toBe(201)
    expect(body.url).toBe(`${billing.stripe.url}/pay/${String(body.session_id)}`)
    const request = created().at(-1)
    expect(request?.idempotencyKey).toMatch(/^checkout-[0-9a-f-]{36}$/)
    expect(formOf(request?.text ?? '')).toMatchObject({
      mode: 'subscription',
      client_reference_id: person,
      success_url: `${ORIGIN}/?payment=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${ORIGIN}/?payment=cancelled`,
      'line_items[0][price_data][unit_amount]': '4999',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][recurring][interval_count]': '6',
      'line_items[0][price_data][product_data][name]': 'Gastric Buddy Premium: 6 Months',
    })
  })

  it('is in the language of its reader where that is known, else in that of their browser', async () => {
    await billing.start(randomUUID(), { language: 'es' })
    expect(formOf(created().at(-1)?.text ?? '')).toMatchObject({ locale: 'es-419' })
    await billing.start(randomUUID())
    expect(formOf(created().at(-1)?.text ?? '')).not.toHaveProperty('locale')
  })

  it('charges exactly what the person was shown, also where cents are rounded', async () => {
    const promo = await billing.promoCode({ discount_percent: 50 })
    const sessionId = await billing.sessionOf(randomUUID(), { promo_code: promo })
    expect(billing.stripe.session(sessionId)).toMatchObject({ amount_subtotal: 999, amount_total: 500 })
    const again = await billing.sessionOf(randomUUID(), { promo_code: promo })
    expect(billing.stripe.session(again).amount_total).toBe(500)
  })

  it('takes no card for a free period, which ends by itself', async () => {
    const promo = await billing.promoCode({ discount_percent: 100 })
    const { person } = await billing.premiumPerson({ promo_code: promo })
    expect(formOf(created().at(-1)?.text ?? '')).toMatchObject({ payment_method_collection: 'if_required' })
    expect(await billing.premium.status(person)).toMatchObject({
      premiumActive: true,
      cancelAtPeriodEnd: true,
    })
  })

  it.each<[string, { status: number } | 'hang', number, string]>([
    ['is broken', { status: 500 }, 503, 'provider_unavailable'],
    ['knows our key no more', { status: 401 }, 503, 'provider_unavailable'],
  ])('says so when Stripe %s, and holds nothing', async (_what, fault, code, error) => {
    const person = randomUUID()
    const promo = await billing.promoCode({ max_redemptions: 1 })
    billing.stripe.fail(fault)
    const answer = await billing.start(person, { promo_code: promo }, 'one-press')
    expect(answer).toMatchObject({
      status: code,
      body: { error, message: 'Payments are not available right now. Please try again later.' },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/stripe|sk_test/i)
    billing.stripe.fail(null)
    expect((await billing.start(randomUUID(), { promo_code: promo })).status).toBe(201)
    expect((await billing.start(person, {}, 'another-press')).status).toBe(201)
  })

  it('opens one page for one press, also when it is sent ten times at once', async () => {
    const person = randomUUID()
    const before = created().length
    const answers = await Promise.all(Array.from({ length: 10 }, () => billing.start(person, {}, 'press')))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    const keys = created()
      .slice(before)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the code of the page that is open when the same press, sent twice, fails the second time', async () => {
    const person = randomUUID()
    const promo = await billing.promoCode({ max_redemptions: 1 })
    const second = signal()
    const firstAnswered = signal()
    let sends = 0
    billing.stripe.fail(async ({ path }) => {
      if (path !== '/v1/checkout/sessions') return null
      if (++sends > 1) {
        second.give()
        await firstAnswered.given
        return { status: 500 }
      }
      await second.given
      return null
    })
    const press = () => billing.start(person, { promo_code: promo }, 'press-with-code')
    const answers = [press(), press()]
    const first = await Promise.race(answers)
    firstAnswered.give()
    // Both are about the same page, so both may answer it.
    expect((await Promise.all(answers)).map(({ body }) => body.url)).toEqual([first.body.url, first.body.url])
    billing.stripe.fail(null)
    expect((await billing.start(randomUUID(), { promo_code: promo })).status).toBe(400)
    billing.stripe.pay(String(first.body.session_id))
    expect((await billing.activate(person, String(first.body.session_id))).body.payment_status).toBe('paid')
  })

  it('says what Stripe said when the same press, sent twice, fails both times, and holds nothing', async () => {
    const person = randomUUID()
    const promo = await billing.promoCode({ max_redemptions: 1 })
    const both = signal()
    let sends = 0
    billing.stripe.fail(async ({ path }) => {
      if (path !== '/v1/checkout/sessions') return null
      if (++sends > 1) both.give()
      await both.given
      return { status: 500 }
    })
    const press = () => billing.start(person, { promo_code: promo }, 'press-in-vain')
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(['provider_unavailable']))
    billing.stripe.fail(null)
    expect((await billing.start(randomUUID(), { promo_code: promo })).status).toBe(201)
  })

  it('waits for the page of the first send while Stripe is busy with it', async () => {
    const person = randomUUID()
    const refused = signal()
    let sends = 0
    billing.stripe.fail(async ({ path }) => {
      if (path !== '/v1/checkout/sessions') return null
      // Longer than the library itself tries: it repeats a call once.
      if (++sends === 4) setTimeout(() => refused.give(), 50)
      if (sends === 1) await refused.given
      return null
    })
    const press = () => billing.start(person, {}, 'press-while-busy')
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  it('closes the page that a person has left, so that only one can be paid', async () => {
    const person = randomUUID()
    const first = await billing.sessionOf(person)
    await billing.sessionOf(person, { package_id: 'yearly' })
    expect(billing.stripe.session(first).status).toBe('expired')
    expect(() => billing.stripe.pay(first)).toThrow()
  })

  it('notices at the next start that the page that was left is paid', async () => {
    const person = randomUUID()
    billing.stripe.pay(await billing.sessionOf(person))
    expect(await billing.start(person)).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect(await isPremium(person)).toBe(true)
  })
})

describe(FulfillmentService.name, () => {
  it('gives nothing before the payment, and the period of Stripe after it', async () => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    expect((await billing.activate(person, sessionId)).body).toEqual({
      payment_status: 'unpaid',
      package_id: 'monthly',
    })
    const { subscription } = billing.stripe.pay(sessionId)
    expect((await billing.activate(person, sessionId)).body.payment_status).toBe('paid')
    const { items } = billing.stripe.subscription(subscription ?? '')
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000)
    expect(await billing.premium.status(person)).toEqual({
      premiumActive: true,
      packageId: 'monthly',
      renewsAt: end,
      cancelAtPeriodEnd: false,
    })
  })

  it('gives one period for one payment under 50 calls at once', async () => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    billing.stripe.pay(sessionId)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? billing.activate : billing.status)(person, sessionId)),
    )
    expect(new Set(answers.map(({ body }) => body.payment_status))).toEqual(new Set(['paid']))
    const periods = await billing.sql.query(
      statement('periods_of', 'SELECT 1 FROM billing.entitlement WHERE user_id = $1'),
      [person],
    )
    expect(periods).toHaveLength(1)
  })

  it.each([
    ['was given back', (id: string) => billing.stripe.refundByHand(id)],
    ['was lost in a dispute', (id: string) => billing.stripe.dispute(id, 'lost')],
  ])(
    'gives nothing for a payment that %s before we knew of it, and lets nothing be charged again',
    async (_what, takeBack) => {
      const person = randomUUID()
      const sessionId = await billing.sessionOf(person)
      const subscriptionId = billing.stripe.pay(sessionId).subscription ?? ''
      takeBack(subscriptionId)
      for (const ask of [billing.activate, billing.activate, billing.status])
        expect((await ask(person, sessionId)).body.payment_status).toBe('unpaid')
      expect(await isPremium(person)).toBe(false)
      expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
      // Whoever wants it again pays for it.
      expect((await billing.start(person)).status).toBe(201)
    },
  )

  it('knows the payment of nobody else', async () => {
    const { sessionId } = await billing.premiumPerson()
    const thief = randomUUID()
    expect((await billing.activate(thief, sessionId)).status).toBe(404)
    expect((await billing.status(thief, sessionId)).status).toBe(404)
    expect(await isPremium(thief)).toBe(false)
  })

  it.each<[string, object]>([
    ['another person', { client_reference_id: randomUUID() }],
    ['too little', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another mode', { livemode: true }],
    ['nothing, without a code for it', { payment_status: 'no_payment_required' }],
    ['nothing yet', { payment_status: 'unpaid' }],
  ])('gives nothing for a completed session of %s', async (_what, change) => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    billing.stripe.pay(sessionId)
    billing.stripe.tamper(sessionId, change)
    expect((await billing.activate(person, sessionId)).body.payment_status).toBe('unpaid')
    expect(await isPremium(person)).toBe(false)
  })

  it('loses nothing while Stripe is away', async () => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    billing.stripe.pay(sessionId)
    billing.stripe.fail({ status: 500 })
    expect((await billing.activate(person, sessionId)).status).toBe(503)
    expect(await checkoutsOf(person)).toEqual([{ state: 'open' }])
    billing.stripe.fail(null)
    expect((await billing.activate(person, sessionId)).body.payment_status).toBe('paid')
  })

  it('lets who could not pay a renewal pay anew, and ends the old subscription for good', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.begunDaysAgo(person, 40)
    billing.stripe.movePeriodEnd(subscriptionId, new Date(Date.now() - 3_600_000))
    billing.stripe.renew(subscriptionId, false)
    await billing.sql.query(
      statement(
        'overdue',
        `UPDATE billing.entitlement SET synced_at = now() - interval '2 days' WHERE user_id = $1`,
      ),
      [person],
    )
    await billing.app.get(Reconciler).run()
    const sessionId = await billing.sessionOf(person, { package_id: 'yearly' })
    const { subscription } = billing.stripe.pay(sessionId)
    await billing.activate(person, sessionId)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
    expect(billing.stripe.subscription(subscription ?? '').status).toBe('active')
    expect((await billing.premium.status(person)).packageId).toBe('yearly')
  })

  it('gives the second of two payments back', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    // A page that Stripe did not close in time.
    const other = await billing.premiumPerson()
    await billing.sql.query(
      statement(
        'move_checkout',
        `WITH gone AS (DELETE FROM billing.entitlement WHERE user_id = $2)
         UPDATE billing.checkout_session SET user_id = $1, state = 'open' WHERE user_id = $2`,
      ),
      [person, other.person],
    )
    billing.stripe.tamper(other.sessionId, { client_reference_id: person })
    expect((await billing.activate(person, other.sessionId)).body.payment_status).toBe('paid')
    expect(billing.stripe.takenFor(other.subscriptionId)).toBe(0)
    expect(billing.stripe.subscription(other.subscriptionId).status).toBe('canceled')
    expect(billing.stripe.takenFor(subscriptionId)).toBe(999)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('active')
    expect(await isPremium(person)).toBe(true)
    expect((await billing.noticesOf(person)).map(({ kind }) => kind)).toEqual(['paid_twice', 'refunded'])
  })
})
