import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { forPerson, ofEveryone, statement } from '@gb/service-kit'
import { PaymentPort } from '../../payment/payment.port.js'
import { BillingData } from '../../personal-data/billing-data.js'
import { Reconciler } from '../../reconcile/reconciler.service.js'
import { SyncService } from '../../subscription/sync.service.js'
import { OPERATOR, startBilling } from '../../testing/start-billing.js'
import { startBillingWithStripe } from '../../testing/start-billing-with-stripe.js'
import { OperatorRefundsController } from './operator-refunds.controller.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

interface Payments {
  payments: { payment_id: string; amount: number; left: number }[]
  refunds: object[]
}

const headers = { ...OPERATOR, 'x-confirm': 'refund' }
const list = async (person: string) => {
  const { body } = await billing.call('GET', `/api/operator/payments/${person}`, { headers })
  return body as unknown as Payments
}
const paymentOf = async (person: string) => (await list(person)).payments[0]?.payment_id ?? 'none'
const give = (person: string, paymentId: string, fields: object = {}) =>
  billing.call('POST', `/api/operator/payments/${person}/${paymentId}/refunds`, {
    headers,
    body: { refund_id: randomUUID(), amount: 4.99, premium: 'stays', ...fields },
  })
const isPremium = async (person: string) => (await billing.premium.status(person)).premiumActive
const refundCalls = () =>
  billing.stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds').length
const kindsFor = async (person: string) => (await billing.noticesOf(person)).map(({ kind }) => kind)

describe(OperatorRefundsController.name, () => {
  it('lists each payment, renewals too, with what can still go back', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.renew(subscriptionId, true)
    expect(await list(person)).toMatchObject({
      payments: [
        { amount: 9.99, left: 9.99, currency: 'USD', package_id: 'monthly' },
        { amount: 9.99, left: 9.99 },
      ],
      refunds: [],
    })
  })

  it('gives a part back, premium stays and renews, and the person is told', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const { status, body } = await give(person, await paymentOf(person))
    expect([status, body]).toMatchObject([
      200,
      { amount: 4.99, currency: 'USD', premium: 'stays', state: 'done', asked_by: 'Olga' },
    ])
    expect(billing.stripe.takenFor(subscriptionId)).toBe(500)
    expect(await isPremium(person)).toBe(true)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('active')
    const [notice] = await billing.noticesOf(person)
    expect(notice).toMatchObject({ kind: 'given_back', amount: 4.99, day: expect.any(Date) })
    expect((await list(person)).payments[0]?.left).toBe(5)
  })

  it('gives all of it back, and premium ends here and at the provider', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await give(person, await paymentOf(person), { amount: 9.99, premium: 'ends' })
    expect(billing.stripe.takenFor(subscriptionId)).toBe(0)
    expect(billing.stripe.subscription(subscriptionId).status).toBe('canceled')
    expect(await isPremium(person)).toBe(false)
    expect((await billing.noticesOf(person))[0]).toMatchObject({ kind: 'given_back', day: null })
  })

  it('lets premium stay that was paid back in full, whatever the provider tells of it, but not a lost dispute', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await give(person, await paymentOf(person), { amount: 9.99 })
    const sync = ofEveryone(billing.app.get(SyncService))
    await sync.subscription(subscriptionId)
    expect(await isPremium(person)).toBe(true)
    billing.stripe.dispute(subscriptionId, 'lost')
    await sync.subscription(subscriptionId)
    expect(await isPremium(person)).toBe(false)
  })

  it('ends premium that somebody gives back at the desk of the provider', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    billing.stripe.refundByHand(subscriptionId)
    await ofEveryone(billing.app.get(SyncService)).subscription(subscriptionId)
    expect(await isPremium(person)).toBe(false)
  })

  it('gives back once what is sent ten times at once, and refuses another refund of the same id', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    const refund = { refund_id: randomUUID(), amount: 2 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(person, paymentId, refund)))
    expect(answers.map(({ status, body }) => [status, body.refund_id])).toEqual(
      answers.map(() => [200, refund.refund_id]),
    )
    expect(billing.stripe.takenFor(subscriptionId)).toBe(799)
    expect(await kindsFor(person)).toEqual(['given_back'])
    for (const other of [{ amount: 3 }, { premium: 'ends' }])
      expect((await give(person, paymentId, { ...refund, ...other })).status).toBe(409)
    const stranger = await billing.premiumPerson()
    const taken = await give(stranger.person, await paymentOf(stranger.person), refund)
    expect([taken.status, billing.stripe.takenFor(stranger.subscriptionId)]).toEqual([409, 999])
  })

  it('never gives more than was paid, by however many operators at once', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(person, paymentId, { amount: 4 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(6)
    expect(billing.stripe.takenFor(subscriptionId)).toBe(199)
    const more = await give(person, paymentId, { amount: 2 })
    expect(more.body.errors).toEqual([{ field: 'amount', message: 'At most 1.99 USD can still go back.' }])
    expect((await give(person, paymentId, { amount: 1.99 })).body.state).toBe('done')
    expect((await give(person, paymentId, { amount: 0.01 })).status).toBe(409)
  })

  it('counts what was given back at the desk of the provider', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    billing.stripe.refundByHand(subscriptionId)
    expect((await give(person, paymentId)).status).toBe(409)
  })

  it('is kept while the provider is away, and given later, once', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    billing.stripe.fail((request) =>
      Promise.resolve(request.method === 'POST' && request.path === '/v1/refunds' ? { status: 500 } : null),
    )
    expect((await give(person, paymentId, { premium: 'ends' })).body).toMatchObject({
      state: 'asked',
      settled_at: null,
    })
    expect(await isPremium(person)).toBe(true)
    const { body: open } = await billing.call('GET', '/api/operator/refunds', { headers })
    expect(open.refunds).toContainEqual(expect.objectContaining({ user_id: person, asked_by: 'Olga' }))
    billing.stripe.fail(null)
    for (let times = 0; times < 2; times++) await billing.app.get(Reconciler).run()
    expect(billing.stripe.takenFor(subscriptionId)).toBe(500)
    expect(await isPremium(person)).toBe(false)
    expect(await kindsFor(person)).toEqual(['given_back'])
  })

  it('gives nothing twice when the process died between the provider and the row', async () => {
    const { person, sessionId, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    const part = { paymentId, refundId: randomUUID(), amount: 4.99, currency: 'USD' }
    await billing.sql.query(
      statement(
        'test_asked_refund',
        `INSERT INTO billing.given_refund
           (user_id, refund_id, session_id, payment_id, provider, amount, currency, ends_premium, asked_by)
         VALUES ($1, $2, $3, $4, 'stripe', 4.99, 'USD', false, 'Olga')`,
      ),
      [person, part.refundId, sessionId, paymentId],
    )
    await billing.app.get(PaymentPort).giveBack(part)
    const calls = refundCalls()
    await billing.app.get(Reconciler).run()
    expect([refundCalls(), billing.stripe.takenFor(subscriptionId)]).toEqual([calls, 500])
    expect((await list(person)).refunds).toEqual([expect.objectContaining({ state: 'done' })])
  })

  it('says that the provider refused, and premium goes on', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    billing.stripe.fail(async (request) => {
      if (request.method !== 'POST' || request.path !== '/v1/refunds') return null
      billing.stripe.fail(null)
      // Somebody at the desk of the provider is a moment faster.
      billing.stripe.refundByHand(subscriptionId)
      return null
    })
    const { body } = await give(person, paymentId, { premium: 'ends' })
    expect(body.state).toBe('refused')
    expect(billing.stripe.takenFor(subscriptionId)).toBe(0)
    expect(await kindsFor(person)).toEqual([])
  })

  it('is refused where the guarantee gives all of it back', async () => {
    const { person } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    await billing.manage(person, 'refund-request')
    expect((await give(person, paymentId)).status).toBe(409)
  })

  it('leaves the rest to the guarantee, and no cent more', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await give(person, await paymentOf(person))
    await billing.manage(person, 'refund-request')
    expect(billing.stripe.takenFor(subscriptionId)).toBe(0)
    expect(await isPremium(person)).toBe(false)
  })

  it('knows no payment of somebody else', async () => {
    const { person } = await billing.premiumPerson()
    const other = await billing.premiumPerson()
    expect((await give(person, await paymentOf(other.person))).status).toBe(404)
  })

  it.each([{ amount: 0 }, { amount: -1 }, { amount: '4' }, { premium: 'maybe' }, { refund_id: 'x' }])(
    'refuses %j',
    async (wrong) => {
      const { person, subscriptionId } = await billing.premiumPerson()
      expect((await give(person, await paymentOf(person), wrong)).status).toBe(400)
      expect(billing.stripe.takenFor(subscriptionId)).toBe(999)
    },
  )

  it('says 503 while nobody can say what was paid, and keeps nothing', async () => {
    const { person } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    billing.stripe.fail({ status: 500 })
    expect((await give(person, paymentId)).status).toBe(503)
    billing.stripe.fail(null)
    expect((await list(person)).refunds).toEqual([])
  })

  it('goes back to who was erased meanwhile, under no name', async () => {
    const { person } = await billing.premiumPerson()
    const paymentId = await paymentOf(person)
    const taken = () => refundCalls()
    billing.stripe.fail((request) =>
      Promise.resolve(request.method === 'POST' && request.path === '/v1/refunds' ? { status: 500 } : null),
    )
    await give(person, paymentId)
    billing.stripe.fail(null)
    await billing.app.get(BillingData).erase(person)
    const before = taken()
    await billing.app.get(Reconciler).run()
    expect(taken()).toBe(before + 1)
    const rows = await billing.sql.query<{ state: string; user_id: string }>(
      statement('test_refund_of', 'SELECT state, user_id FROM billing.given_refund WHERE payment_id = $1'),
      [paymentId],
    )
    expect(rows).toEqual([{ state: 'done', user_id: expect.not.stringMatching(person) }])
  })
})

describe('the test page', () => {
  it('gives back what was paid there, and no more', async () => {
    const page = await startBilling()
    const person = randomUUID()
    const { body } = await page.call('POST', '/api/checkout/session', {
      as: person,
      body: { user_id: person, package_id: 'monthly', origin_url: 'http://localhost:3000' },
    })
    const sessionId = String(body.session_id)
    await page.call('POST', `/api/checkout/test-page/${sessionId}/decision`, {
      as: person,
      body: { decision: 'pay' },
    })
    const refund = (amount: number, premium: string) =>
      page.call('POST', `/api/operator/payments/${person}/${sessionId}/refunds`, {
        headers,
        body: { refund_id: randomUUID(), amount, premium },
      })
    expect((await refund(4, 'stays')).body.state).toBe('done')
    expect((await page.premium.status(person)).premiumActive).toBe(true)
    expect((await refund(6, 'ends')).status).toBe(400)
    expect((await refund(5.99, 'ends')).body.state).toBe('done')
    expect((await forPerson(person, () => page.premium.status(person))).premiumActive).toBe(false)
    await page.close()
  })
})
