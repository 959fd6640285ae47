import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { OPERATOR, ORIGIN, startBilling } from '../testing/start-billing.js'
import { OperatorPromoController } from './codes/operator-promo.controller.js'
import { PromoController } from './promo.controller.js'
import { PromoRepository } from './promo.repository.js'

let billing: Awaited<ReturnType<typeof startBilling>>

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const CODES = '/api/operator/promo-codes'
const operator = (method: 'GET' | 'POST', url: string, body?: object) =>
  billing.call(method, url, { headers: OPERATOR, ...(body ? { body } : {}) })
const newCode = async (fields: object = {}): Promise<string> => {
  const code = `T${randomUUID().slice(0, 12).toUpperCase()}`
  const added = await operator('POST', CODES, { code, discount_percent: 20, ...fields })
  expect(added).toMatchObject({ status: 201 })
  return code
}
const check = (as: string, code: string) =>
  billing.call('POST', '/api/validate-promo-code', { as, body: { promo_code: code } })
const start = (as: string, code: string, fields: object = {}, key?: string) =>
  billing.call('POST', '/api/checkout/session', {
    as,
    body: { user_id: as, package_id: 'six_months', origin_url: ORIGIN, promo_code: code, ...fields },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const decide = (as: string, sessionId: unknown, decision: string) =>
  billing.call('POST', `/api/checkout/test-page/${String(sessionId)}/decision`, { as, body: { decision } })
const usedOf = async (code: string) =>
  (
    await billing.sql.one<{ used: number }>(
      statement('used_of', 'SELECT used FROM billing.promo_code WHERE code = $1'),
      [code],
    )
  ).used
const amountOf = (sessionId: unknown) =>
  billing.sql.one(
    statement(
      'amount_of',
      `SELECT amount::float8 AS amount, renewal_amount::float8 AS "renewalAmount", state
       FROM billing.checkout_session WHERE session_id = $1`,
    ),
    [sessionId],
  )

const INVALID = {
  status: 200,
  body: {
    valid: false,
    message: 'Invalid promo code',
    description: null,
    discount_percent: 0,
    minimum_amount: null,
  },
}

describe(PromoController.name, () => {
  it('says what a code takes off, however it is typed', async () => {
    const code = await newCode({ description: 'For the Denver clinic' })
    expect(await check(randomUUID(), ` ${code.toLowerCase()} `)).toEqual({
      status: 200,
      body: {
        valid: true,
        message: 'You save 20%.',
        description: 'For the Denver clinic',
        discount_percent: 20,
        minimum_amount: null,
      },
    })
  })

  it('gives one and the same answer for every code that is of no use', async () => {
    const [ended, over, taken, own] = [
      await newCode(),
      await newCode({ expires_at: new Date(Date.now() + 3_600_000).toISOString() }),
      await newCode({ max_redemptions: 1 }),
      await newCode(),
    ]
    await operator('POST', `${CODES}/${ended}/deactivate`)
    await billing.sql.query(
      statement('end_code', `UPDATE billing.promo_code SET expires_at = now() WHERE code = $1`),
      [over],
    )
    await start(randomUUID(), taken)
    const person = randomUUID()
    await decide(person, (await start(person, own)).body.session_id, 'pay')
    for (const code of ['NO-SUCH-CODE', "'; DROP TABLE", ended, over, taken, own]) {
      expect(await check(person, code)).toEqual(INVALID)
      expect((await start(randomUUID(), code)).status).toBe(code === own ? 201 : 400)
    }
  })

  it('is for signed-in people, and stops guessing after ten checks in an hour', async () => {
    expect(
      (await billing.call('POST', '/api/validate-promo-code', { body: { promo_code: 'X' } })).status,
    ).toBe(401)
    const person = randomUUID()
    const codes: number[] = []
    for (let n = 0; n < 11; n++) codes.push((await check(person, `GUESS${n}`)).status)
    expect(codes).toEqual([...Array<number>(10).fill(200), 429])
  })
})

describe('a promo code at the checkout', () => {
  it('lowers the first payment alone', async () => {
    const code = await newCode()
    const { status, body } = await start(randomUUID(), code.toLowerCase())
    expect(status).toBe(201)
    expect(await amountOf(body.session_id)).toEqual({ amount: 39.99, renewalAmount: 49.99, state: 'open' })
  })

  it('of 100 % makes a free period that ends by itself', async () => {
    const code = await newCode({ discount_percent: 100 })
    const person = randomUUID()
    await decide(person, (await start(person, code)).body.session_id, 'pay')
    expect(await billing.premium.status(person)).toMatchObject({
      premiumActive: true,
      cancelAtPeriodEnd: true,
    })
  })

  it('that is blank is none', async () => {
    const { body } = await start(randomUUID(), '   ')
    expect(await amountOf(body.session_id)).toMatchObject({ amount: 49.99 })
  })

  it('is held once per person, moves to the newest checkout, and is free again when that is canceled', async () => {
    const code = await newCode({ max_redemptions: 1 })
    const [person, other] = [randomUUID(), randomUUID()]
    const first = await start(person, code)
    const second = await start(person, code, { package_id: 'monthly' })
    expect(second.status).toBe(201)
    expect(await amountOf(first.body.session_id)).toMatchObject({ state: 'cancelled' })
    expect((await start(other, code)).status).toBe(400)
    expect((await check(person, code)).body.valid).toBe(true)
    await decide(person, second.body.session_id, 'cancel')
    expect(await usedOf(code)).toBe(0)
    expect((await start(other, code)).status).toBe(201)
  })

  it('for the first time only is of no use to who has paid before, whatever was given to them', async () => {
    const code = await newCode({ first_time_only: true })
    const [payer, gifted] = [randomUUID(), randomUUID()]
    await decide(payer, (await start(payer, '')).body.session_id, 'pay')
    await billing.sql.query(
      statement(
        'give_premium',
        `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at, revoked_at)
         VALUES ($1, $2, 'monthly', 'gift', now() - interval '2 days', now() + interval '1 day', now())`,
      ),
      [gifted, randomUUID()],
    )
    await billing.sql.query(
      statement('end_paid', `UPDATE billing.entitlement SET revoked_at = now() WHERE user_id = $1`),
      [payer],
    )
    expect(await check(payer, code)).toEqual(INVALID)
    expect((await start(payer, code)).status).toBe(400)
    expect((await check(gifted, code)).body.valid).toBe(true)
    expect((await start(gifted, code)).status).toBe(201)
  })

  it('with a minimum is refused for a cheaper package, holds nothing there, and is good for one of that very price', async () => {
    const code = await newCode({ minimum_amount: 49.99, max_redemptions: 1 })
    const person = randomUUID()
    expect((await check(person, code)).body).toMatchObject({ valid: true, minimum_amount: 49.99 })
    const cheap = await start(person, code, { package_id: 'monthly' })
    expect([cheap.status, cheap.body.errors]).toEqual([
      400,
      [{ field: 'promo_code', message: 'This promo code is not for this package.' }],
    ])
    expect(await usedOf(code)).toBe(0)
    const { body } = await start(randomUUID(), code)
    expect(await amountOf(body.session_id)).toEqual({ amount: 39.99, renewalAmount: 49.99, state: 'open' })
  })

  it('with a minimum keeps the cap when 20 people ask at once, half of them for a package that is too cheap', async () => {
    const code = await newCode({ minimum_amount: 40, max_redemptions: 3 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) =>
        start(randomUUID(), code, { package_id: index % 2 === 0 ? 'monthly' : 'yearly' }),
      ),
    )
    expect(answers.filter(({ status }, index) => status === 201 && index % 2 === 0)).toHaveLength(0)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await usedOf(code)).toBe(3)
  })

  it('is redeemed once per person', async () => {
    const code = await newCode()
    const person = randomUUID()
    await decide(person, (await start(person, code)).body.session_id, 'pay')
    await billing.sql.query(
      statement('end_premium', `UPDATE billing.entitlement SET revoked_at = now() WHERE user_id = $1`),
      [person],
    )
    expect((await start(person, code)).body.errors).toEqual([
      { field: 'promo_code', message: 'Invalid promo code' },
    ])
    expect(await usedOf(code)).toBe(1)
  })
})

describe(PromoRepository.name, () => {
  it('is exact at the cap, with 50 people at once', async () => {
    const code = await newCode({ max_redemptions: 7 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(randomUUID(), code)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(43)
    expect(await usedOf(code)).toBe(7)
  })

  it('counts one person once who asks ten times at once', async () => {
    const code = await newCode({ max_redemptions: 5 })
    const person = randomUUID()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(person, code, {}, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1)
    expect(await usedOf(code)).toBe(1)
  })
})

describe(OperatorPromoController.name, () => {
  it('keeps a code in capitals and lists the newest first', async () => {
    const code = await newCode({ max_redemptions: 3, minimum_amount: 40 })
    const { body } = await operator('GET', CODES)
    expect(body).toMatchObject({
      promo_codes: expect.arrayContaining([
        expect.objectContaining({ code, max_redemptions: 3, minimum_amount: 40, used: 0 }),
      ]),
    })
  })

  it.each<[string, object]>([
    ['code', { code: 'no spaces' }],
    ['code', { code: 'FREE', discount_percent: 100 }],
    ['discount_percent', { discount_percent: 0 }],
    ['discount_percent', { discount_percent: 101 }],
    ['discount_percent', { discount_percent: '20' }],
    ['max_redemptions', { max_redemptions: 0 }],
    ['minimum_amount', { minimum_amount: 0 }],
    ['minimum_amount', { minimum_amount: 10_000 }],
    ['minimum_amount', { minimum_amount: '40' }],
    ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
    ['expires_at', { expires_at: 'tomorrow' }],
    ['expires_at', { expires_at: '2099-01-01T00:00:00' }],
    ['used', { used: 0 }],
  ])('refuses a wrong %s', async (field, fields) => {
    const { status, body } = await operator('POST', CODES, {
      code: 'CORRECT10',
      discount_percent: 10,
      ...fields,
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field }])
  })

  it('does not change what people were promised', async () => {
    const code = await newCode()
    expect((await operator('POST', CODES, { code, discount_percent: 50 })).status).toBe(409)
  })

  it('ends a code, twice as well as once; an unknown one is 404', async () => {
    const code = await newCode()
    const first = await operator('POST', `${CODES}/${code}/deactivate`)
    const again = await operator('POST', `${CODES}/${code.toLowerCase()}/deactivate`)
    expect(again).toEqual(first)
    expect((await operator('POST', `${CODES}/NO-SUCH-CODE/deactivate`)).status).toBe(404)
  })

  it('knows no way in without a token', async () => {
    expect((await billing.call('GET', CODES, { as: randomUUID() })).status).toBe(401)
  })
})
