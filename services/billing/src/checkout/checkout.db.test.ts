import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { ORIGIN, startBilling } from '../testing/start-billing.js'
import { CheckoutController } from './checkout.controller.js'
import { FulfillmentService } from './fulfillment.service.js'
import { TestPageController } from './test-page/test-page.controller.js'

let billing: Awaited<ReturnType<typeof startBilling>>

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const start = (as: string, fields: object = {}, path = 'test') =>
  billing.call('POST', `/api/checkout/${path}`, {
    as,
    body: { user_id: as, package_id: 'six_months', origin_url: ORIGIN, ...fields },
  })
const sessionOf = async (person: string, fields: object = {}) =>
  String((await start(person, fields)).body.session_id)
const decide = (as: string, sessionId: string, decision: string) =>
  billing.call('POST', `/api/checkout/test-page/${sessionId}/decision`, { as, body: { decision } })
const status = (as: string, sessionId: string) =>
  billing.call('GET', `/api/checkout/status/${sessionId}`, { as })
const activate = (as: string, sessionId: string) =>
  billing.call('POST', '/api/activate-premium', { as, body: { user_id: as, session_id: sessionId } })

const entitlements = statement(
  'entitlements_of',
  `SELECT package_id AS "packageId", round(extract(epoch FROM ends_at - starts_at) / 2629746)::int AS months
   FROM billing.entitlement WHERE user_id = $1 ORDER BY ends_at`,
)
const periodsOf = (person: string) =>
  billing.sql.query<{ packageId: string; months: number }>(entitlements, [person])

const age = statement(
  'age_checkout',
  `UPDATE billing.checkout_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
)

// A process that was killed between the payment and premium leaves this.
const pay = statement('pay_checkout', `UPDATE billing.checkout_session SET state = 'paid' WHERE user_id = $1`)

describe(CheckoutController.name, () => {
  it.each(['test', 'session'])('answers checkout/%s with the page and the session', async (path) => {
    const { status: code, body } = await start(randomUUID(), {}, path)
    expect(code).toBe(201)
    expect(body.session_id).toMatch(/^cs_test_[\w-]{32}$/)
    expect(body.url).toBe(`${ORIGIN}/api/checkout/test-page/${String(body.session_id)}`)
  })

  it.each([
    ['origin_url', { origin_url: 'https://evil.example' }],
    ['origin_url', { origin_url: `${ORIGIN}.evil.example` }],
    ['package_id', { package_id: 'lifetime' }],
    ['promo_code', { promo_code: 'FREE100' }],
    ['language', { language: 'fr' }],
    ['price', { price: 0.01 }],
    ['amount', { amount: 0 }],
  ])('refuses a wrong %s', async (field, fields) => {
    const { status: code, body } = await start(randomUUID(), fields)
    expect(code).toBe(400)
    expect(body.errors).toMatchObject([{ field }])
  })

  it('answers the same request with the same checkout, also when both come at once', async () => {
    const person = randomUUID()
    const options = (fields: object = {}) => ({
      as: person,
      body: { user_id: person, package_id: 'monthly', origin_url: ORIGIN, ...fields },
      headers: { 'idempotency-key': 'one-press' },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => billing.call('POST', '/api/checkout/session', options())),
    )
    const byOtherName = await billing.call('POST', '/api/checkout/test', options())
    expect(new Set([...answers, byOtherName].map(({ body }) => body.url)).size).toBe(1)
    for (const fields of [{ package_id: 'yearly' }, { language: 'es' }]) {
      const other = await billing.call('POST', '/api/checkout/session', options(fields))
      expect(other).toMatchObject({ status: 422, body: { error: 'idempotency_mismatch' } })
    }
  })

  it('leaves a person one page to pay on', async () => {
    const person = randomUUID()
    const [first, second] = [await sessionOf(person), await sessionOf(person)]
    expect((await decide(person, first, 'pay')).status).toBe(409)
    expect((await decide(person, second, 'pay')).status).toBe(200)
  })

  it('sells nothing twice', async () => {
    const person = randomUUID()
    await decide(person, await sessionOf(person), 'pay')
    expect((await start(person)).body).toMatchObject({
      status: 409,
      message: 'Premium is already active. You do not need to pay again.',
    })
  })

  it('notices at the next start what was paid and never given', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    await billing.sql.query(pay, [person])
    expect((await start(person)).status).toBe(409)
    expect((await status(person, sessionId)).body.payment_status).toBe('paid')
    expect((await billing.premium.status(person)).premiumActive).toBe(true)
  })

  it('refuses a checkout for somebody else', async () => {
    expect((await start(randomUUID(), { user_id: randomUUID() })).status).toBe(403)
  })

  it('stops after 30 starts in an hour', async () => {
    const person = randomUUID()
    const codes: number[] = []
    for (let n = 0; n < 31; n++) codes.push((await start(person)).status)
    expect(codes).toEqual([...Array<number>(30).fill(201), 429])
  })

  it('activates nothing before the payment', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    expect(await activate(person, sessionId)).toEqual({
      status: 200,
      body: { payment_status: 'unpaid', package_id: 'six_months' },
    })
    expect((await billing.premium.status(person)).premiumActive).toBe(false)
  })

  it('makes a paid person premium for the months of the package', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    await decide(person, sessionId, 'pay')
    expect((await activate(person, sessionId)).body.payment_status).toBe('paid')
    expect(await status(person, sessionId)).toEqual({
      status: 200,
      body: { payment_status: 'paid', package_id: 'six_months' },
    })
    expect((await billing.premium.status(person)).packageId).toBe('six_months')
    expect(await periodsOf(person)).toEqual([{ packageId: 'six_months', months: 6 }])
  })

  it('answers 404 for the payment of somebody else, paid or not', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const sessionId = await sessionOf(alice)
    await decide(alice, sessionId, 'pay')
    const answers = [
      await activate(bob, sessionId),
      await status(bob, sessionId),
      await decide(bob, sessionId, 'pay'),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect((await billing.premium.status(bob)).premiumActive).toBe(false)
  })
})

describe(FulfillmentService.name, () => {
  it('gives one period for one payment, however often and in parallel it is asked', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    await decide(person, sessionId, 'pay')
    await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? activate : status)(person, sessionId)))
    expect(await periodsOf(person)).toHaveLength(1)
  })
})

describe(TestPageController.name, () => {
  it('is a document marked TEST, without inline script or style', async () => {
    const person = randomUUID()
    const response = await billing.send('GET', `/api/checkout/test-page/${await sessionOf(person)}`, {
      as: person,
    })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toContain('<p class="mark">TEST</p>')
    expect(response.body).toContain('$49.99')
    expect(response.body).not.toMatch(/<style|style=|<script>|onclick/)
  })

  it('is in the language that the checkout was started in, and names the package in it', async () => {
    const person = randomUUID()
    const { body } = await start(person, { language: 'es', package_id: 'monthly' })
    const { pathname, search } = new URL(String(body.url))
    expect(search).toBe('?lang=es')
    const page = await billing.send('GET', pathname + search, { as: person })
    for (const words of ['<html lang="es">', '<p class="mark">PRUEBA</p>', '<span>Mensual</span>'])
      expect(page.body).toContain(words)
    const other = await billing.send('GET', `${pathname}?lang=fr`, { as: person })
    expect(other.statusCode).toBe(400)
  })

  it.each([
    ['js', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
  ])('serves its %s', async (kind, type) => {
    const response = await billing.send('GET', `/api/checkout/test-page.${kind}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
  })

  it('answers nobody but the buyer', async () => {
    const sessionId = await sessionOf(randomUUID())
    const url = `/api/checkout/test-page/${sessionId}`
    expect((await billing.call('GET', url)).status).toBe(401)
    expect((await billing.call('GET', url, { as: randomUUID() })).status).toBe(404)
  })

  it('sends a payer back with the session, again when pressed again', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    const back = { status: 200, body: { url: `${ORIGIN}/?payment=success&session_id=${sessionId}` } }
    expect(await decide(person, sessionId, 'pay')).toEqual(back)
    expect(await decide(person, sessionId, 'pay')).toEqual(back)
  })

  it('cancels without premium, and cannot pay afterwards', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    expect((await decide(person, sessionId, 'cancel')).body.url).toBe(`${ORIGIN}/?payment=cancelled`)
    expect((await decide(person, sessionId, 'pay')).status).toBe(409)
    expect((await status(person, sessionId)).body.payment_status).toBe('unpaid')
  })

  it('takes no payment after its hour', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    await billing.sql.query(age, [person])
    expect((await decide(person, sessionId, 'pay')).status).toBe(409)
  })

  it('is not offered beside a real provider, and its payments count no more', async () => {
    const person = randomUUID()
    const sessionId = await sessionOf(person)
    await billing.sql.query(pay, [person])
    const withStripe = await startBilling({ STRIPE_SECRET_KEY: 'sk_test_1' })
    try {
      const as = person
      const body = { user_id: person, package_id: 'monthly', origin_url: ORIGIN }
      const paid = { user_id: person, session_id: sessionId }
      const answers = [
        await withStripe.call('POST', '/api/checkout/session', { as, body }),
        await withStripe.call('GET', `/api/checkout/test-page/${sessionId}`, { as }),
        await withStripe.call('POST', '/api/activate-premium', { as, body: paid }),
      ]
      expect(answers.map(({ body: { error } }) => error)).toEqual(Array(3).fill('provider_unavailable'))
    } finally {
      await withStripe.close()
    }
  })
})
