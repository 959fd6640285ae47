import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Jobs, statement } from '@gb/service-kit'
import { type DoubleEvent, signatureOf } from '@gb/test-kit/stripe-double'
import { TOLERANCE_SECONDS } from '../payment/stripe/stripe-events.js'
import { PAYMENT_EVENT } from '../database/jobs.js'
import { startBillingWithStripe, WEBHOOK_SECRETS } from '../testing/start-billing-with-stripe.js'
import { EventWork } from './event-work.js'
import { WebhookController } from './webhook.controller.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

const seconds = () => Math.floor(Date.now() / 1000)

interface Delivery {
  secret?: string
  at?: number
  signature?: string
  /** Sent in place of the body that was signed. */
  body?: string
}
const deliver = (event: DoubleEvent, delivery: Delivery = {}) => {
  const { secret = WEBHOOK_SECRETS.current, at = seconds(), body = JSON.stringify(event) } = delivery
  const signature = delivery.signature ?? signatureOf(JSON.stringify(event), secret, at)
  return billing.raw('/api/billing/webhook', body, { 'stripe-signature': signature })
}
const until = async (isSo: () => Promise<boolean>) => {
  for (let round = 0; round < 200; round++) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('events are waiting')
}
const jobs = () => billing.app.get(Jobs)
/** Waits until everything that was received is acted on. */
const work = () => until(async () => (await jobs().list.state(PAYMENT_EVENT)).waiting === 0)
const newest = (type: string): DoubleEvent => {
  const found = billing.stripe.events.filter((event) => event.type === type).at(-1)
  if (!found) throw new Error(`no ${type}`)
  return found
}
const paidEvent = async () => {
  const person = randomUUID()
  billing.stripe.pay(await billing.sessionOf(person))
  return { person, event: newest('checkout.session.completed') }
}
const status = (person: string) => billing.premium.status(person)
const kindsFor = async (person: string) => (await billing.noticesOf(person)).map(({ kind }) => kind)

describe(WebhookController.name, () => {
  it('makes a payer premium who never came back', async () => {
    const { person, event } = await paidEvent()
    expect(await deliver(event)).toEqual({ status: 200, body: { received: true } })
    await work()
    expect((await status(person)).premiumActive).toBe(true)
  })

  it('takes a secret that is about to be replaced', async () => {
    const { event } = await paidEvent()
    expect((await deliver(event, { secret: WEBHOOK_SECRETS.old })).status).toBe(200)
  })

  it.each<[string, Delivery]>([
    ['with a wrong secret', { secret: 'whsec_guess' }],
    ['without a signature', { signature: '' }],
    ['with a broken signature', { signature: 't=now,v1=00' }],
    ['that is too old', { at: seconds() - TOLERANCE_SECONDS - 5 }],
    ['from the future', { at: seconds() + TOLERANCE_SECONDS + 30 }],
  ])('refuses an event %s', async (_what, delivery) => {
    const { person, event } = await paidEvent()
    expect(await deliver(event, delivery)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    await work()
    expect((await status(person)).premiumActive).toBe(false)
  })

  it('refuses a body that is not the one that was signed, down to its spaces', async () => {
    const { event } = await paidEvent()
    expect((await deliver(event, { body: JSON.stringify(event, null, 1) })).status).toBe(400)
    const forged = { ...event, data: { object: { id: 'cs_other' } } }
    expect((await deliver(event, { body: JSON.stringify(forged) })).status).toBe(400)
  })

  it('takes what it does not know, and keeps nothing of it', async () => {
    const event = { ...(await paidEvent()).event, id: 'evt_unknown', type: 'tax.settings.updated' }
    expect((await deliver(event)).status).toBe(200)
    const kept = await billing.sql.query(
      statement('event_kept', 'SELECT 1 FROM billing.webhook_event WHERE event_id = $1'),
      [event.id],
    )
    expect(kept).toEqual([])
  })

  it('believes what Stripe says when it is asked, not what the event says', async () => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    const open = billing.stripe.session(sessionId)
    const event = {
      ...(await paidEvent()).event,
      id: 'evt_lie',
      data: { object: { ...open, payment_status: 'paid' } },
    }
    await deliver(event)
    await work()
    expect((await status(person)).premiumActive).toBe(false)
  })
})

describe(EventWork.name, () => {
  it('acts once on an event that comes fifty times at once, beside the payer who comes back', async () => {
    const { person, event } = await paidEvent()
    const sessionId = String(Reflect.get(event.data.object, 'id'))
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? deliver(event) : billing.activate(person, sessionId))),
    )
    await work()
    const periods = await billing.sql.query(
      statement('periods_after', 'SELECT 1 FROM billing.entitlement WHERE user_id = $1'),
      [person],
    )
    expect(periods).toHaveLength(1)
  })

  it('ends up with the newest state, in whatever order the events come', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const from = billing.stripe.events.length
    billing.stripe.renew(subscriptionId, false)
    billing.stripe.renew(subscriptionId, true)
    const events = billing.stripe.events.slice(from)
    for (const event of [...events].reverse()) await deliver(event)
    await work()
    const { items } = billing.stripe.subscription(subscriptionId)
    expect(await status(person)).toMatchObject({
      premiumActive: true,
      renewsAt: new Date((items.data[0]?.current_period_end ?? 0) * 1000),
    })
    expect(await kindsFor(person)).toEqual([])
  })

  it('tries again after Stripe was away', async () => {
    const { person, event } = await paidEvent()
    billing.stripe.fail({ status: 500 })
    expect((await deliver(event)).status).toBe(200)
    const failed = () => jobs().list.failed(PAYMENT_EVENT)
    await until(async () => (await failed()).length === 1)
    expect(await failed()).toEqual([expect.objectContaining({ ids: { eventId: event.id }, attempts: 1 })])
    expect((await status(person)).premiumActive).toBe(false)
    billing.stripe.fail(null)
    expect(await jobs().retry(PAYMENT_EVENT, { eventId: event.id })).toBe('due')
    await work()
    expect((await status(person)).premiumActive).toBe(true)
  })

  it('gives days of grace after a renewal that was not paid, says so once, and ends after them', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.begunDaysAgo(person, 40)
    billing.stripe.movePeriodEnd(subscriptionId, new Date(Date.now() - 3_600_000))
    billing.stripe.renew(subscriptionId, false)
    for (const type of ['invoice.payment_failed', 'customer.subscription.updated'])
      await deliver(newest(type))
    await work()
    expect((await status(person)).premiumActive).toBe(true)
    expect((await billing.own(person))?.state).toBe('renewal_failed')
    expect(await kindsFor(person)).toEqual(['renewal_failed'])

    billing.stripe.movePeriodEnd(subscriptionId, new Date(Date.now() + 22 * 86_400_000))
    await deliver({ ...newest('customer.subscription.updated'), id: `evt_${randomUUID()}` })
    await work()
    expect((await status(person)).premiumActive).toBe(false)
  })

  it('ends premium with a subscription that was ended at Stripe', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.begunDaysAgo(person, 1)
    billing.stripe.endByHand(subscriptionId)
    await deliver(newest('customer.subscription.deleted'))
    await work()
    expect((await status(person)).premiumActive).toBe(false)
    expect(await kindsFor(person)).toEqual(['ended'])
  })

  it('ends premium when the payment is given back at Stripe', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.refundByHand(subscriptionId)
    await deliver(newest('charge.refunded'))
    await work()
    expect((await status(person)).premiumActive).toBe(false)
  })

  it.each([
    ['needs_response', true],
    ['won', true],
    ['lost', false],
  ] as const)('in a dispute that is %s, premium is %s', async (state, expected) => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.dispute(subscriptionId, state)
    await deliver(newest(state === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'))
    await work()
    expect((await status(person)).premiumActive).toBe(expected)
  })

  it('frees the promo code of a page that expired', async () => {
    const promo = await billing.promoCode({ max_redemptions: 1 })
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person, { promo_code: promo })
    billing.stripe.tamper(sessionId, { status: 'expired' })
    const session = billing.stripe.session(sessionId)
    await deliver({
      ...(await paidEvent()).event,
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.expired',
      data: { object: session },
    })
    await work()
    expect((await billing.start(randomUUID(), { promo_code: promo })).status).toBe(201)
  })
})
