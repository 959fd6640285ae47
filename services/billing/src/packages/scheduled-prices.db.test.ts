import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { MAX_SCHEDULED_PRICES, PRICE_AHEAD_DAYS, PRICE_NOTICE_MINUTES } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { Reconciler } from '../reconcile/reconciler.service.js'
import { OPERATOR } from '../testing/start-billing.js'
import { startBillingWithStripe } from '../testing/start-billing-with-stripe.js'
import { OperatorPackagesController } from './operator-packages.controller.js'
import { PackagesService } from './packages.service.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(async () => {
  await billing.sql.query(statement('test_no_prices', 'DELETE FROM billing.package_price'))
})

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const URL_PATH = '/api/operator/packages'
const headers = { ...OPERATOR, 'x-confirm': 'schedule' }

const schedule = (fields: object = {}, packageId = 'monthly') =>
  billing.call('POST', `${URL_PATH}/${packageId}/prices`, {
    headers,
    body: { price: 12.99, discount_label: null, starts_at: inMinutes(60), ...fields },
  })
/** Lets what was scheduled begin: the clock of a test is the real one. */
const begin = () =>
  billing.sql.query(
    statement(
      'test_prices_begin',
      `UPDATE billing.package_price SET starts_at = starts_at - interval '2 hours'`,
    ),
  )
const onSale = async () => {
  const { body } = await billing.call('GET', URL_PATH, { headers })
  return (body.packages as { package_id: string; price: number; scheduled: { price_id: string }[] }[])[0]
}
const amountOf = (sessionId: string) => billing.stripe.session(sessionId).amount_total

describe(OperatorPackagesController.name, () => {
  it('lets a price hold from its instant on, and not before', async () => {
    const set = await schedule()
    expect([set.status, set.body]).toMatchObject([
      200,
      { price: 9.99, scheduled: [{ price: 12.99, set_by: 'Olga', discount_label: null }] },
    ])
    expect(amountOf(await billing.sessionOf(randomUUID()))).toBe(999)
    await begin()
    expect(await onSale()).toMatchObject({ price: 12.99, scheduled: [] })
    expect(amountOf(await billing.sessionOf(randomUUID()))).toBe(1299)
  })

  it('lets who bought before renew at the old price', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await schedule()
    await begin()
    billing.stripe.renew(subscriptionId, true)
    await billing.app.get(Reconciler).run()
    expect(billing.stripe.takenFor(subscriptionId)).toBe(1998)
    expect(await billing.own(person)).toMatchObject({ renewal_amount: 9.99, state: 'renewing' })
  })

  it('lets a checkout that was begun before keep its price, also when it is asked for again and paid after', async () => {
    const person = randomUUID()
    const key = randomUUID()
    const begun = await billing.start(person, {}, key)
    await schedule()
    await begin()
    const again = await billing.start(person, {}, key)
    expect(again.body).toEqual(begun.body)
    const sessionId = String(begun.body.session_id)
    billing.stripe.pay(sessionId)
    await billing.activate(person, sessionId)
    expect(await billing.own(person)).toMatchObject({ first_amount: 9.99, renewal_amount: 9.99 })
    // Another choice is another checkout, at the price of now.
    expect(amountOf(await billing.sessionOf(randomUUID()))).toBe(1299)
  })

  it('holds a promo code against the price in force', async () => {
    const code = await billing.promoCode({ minimum_amount: 12 })
    await schedule()
    expect((await billing.start(randomUUID(), { promo_code: code })).status).toBe(400)
    await begin()
    expect(amountOf(await billing.sessionOf(randomUUID(), { promo_code: code }))).toBe(1039)
  })

  it('takes the last of those that have begun, and the words of its saving', async () => {
    await schedule({ price: 14.99, starts_at: inMinutes(90), discount_label: 'New' })
    await schedule({ price: 12.99, starts_at: inMinutes(30) })
    await begin()
    expect(await onSale()).toMatchObject({ price: 14.99, discount_label: 'New' })
  })

  it('gives way to a package that is changed now, and what is to come still comes', async () => {
    await schedule({ price: 12.99, starts_at: inMinutes(30) })
    await begin()
    await schedule({ price: 15.99 })
    const now = { name: 'Monthly', price: 10.99, currency: 'USD', interval: 'month', months: 1 }
    const put = await billing.call('PUT', `${URL_PATH}/monthly`, {
      headers: { ...OPERATOR, 'x-confirm': 'change' },
      body: { ...now, features: ['Progress reports as a PDF'], discount_label: null },
    })
    expect(put.body).toMatchObject({ price: 10.99, scheduled: [{ price: 15.99 }] })
    await begin()
    expect(await onSale()).toMatchObject({ price: 15.99 })
    await billing.sql.query(
      statement('test_old_price', `UPDATE billing.package SET price = 9.99 WHERE package_id = 'monthly'`),
    )
  })

  it('lets one of two set a price for the same instant', async () => {
    const starts_at = inMinutes(60)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_one, index) => schedule({ starts_at, price: 10 + index })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await onSale())?.scheduled).toHaveLength(1)
  })

  it('keeps no more to come than anybody has in mind, however many are set at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_SCHEDULED_PRICES + 4 }, (_one, index) =>
        schedule({ starts_at: inMinutes(60 + index) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SCHEDULED_PRICES)
  })

  it('takes back what has not begun, and nothing that holds', async () => {
    await schedule()
    const id = (await onSale())?.scheduled[0]?.price_id ?? ''
    const drop = (packageId: string) =>
      billing.call('DELETE', `${URL_PATH}/${packageId}/prices/${id}`, {
        headers: { ...OPERATOR, 'x-confirm': 'take-back' },
      })
    expect((await drop('yearly')).status).toBe(404)
    expect((await drop('monthly')).body).toMatchObject({ price: 9.99, scheduled: [] })
    await schedule()
    const holding = (await onSale())?.scheduled[0]?.price_id ?? ''
    await begin()
    expect(
      (
        await billing.call('DELETE', `${URL_PATH}/monthly/prices/${holding}`, {
          headers: { ...OPERATOR, 'x-confirm': 'take-back' },
        })
      ).status,
    ).toBe(404)
    expect(await onSale()).toMatchObject({ price: 12.99 })
  })

  it.each<[string, object]>([
    ['starts_at', { starts_at: inMinutes(PRICE_NOTICE_MINUTES - 1) }],
    ['starts_at', { starts_at: new Date(Date.now() + (PRICE_AHEAD_DAYS + 1) * DAY_MS).toISOString() }],
    ['starts_at', { starts_at: '2099-01-01T00:00:00' }],
    ['price', { price: -1 }],
    ['price', { price: 10_000 }],
    ['discount_label', { discount_label: '' }],
  ])('refuses a wrong %s', async (field, fields) => {
    const { status, body } = await schedule(fields)
    expect([status, body.errors]).toMatchObject([400, [{ field }]])
  })

  it('knows no other package', async () => {
    expect((await schedule({}, 'weekly')).status).toBe(404)
  })
})

describe(PackagesService.name, () => {
  it('lets no cache keep a price beyond the next one, and shows each at its instant', async () => {
    const starts = new Date(Date.now() + 20 * MINUTE_MS)
    await schedule({ starts_at: starts.toISOString() })
    const service = billing.app.get(PackagesService)
    const at = async (beforeSeconds: number) => {
      const { list, freshSeconds } = await service.list(new Date(starts.getTime() - beforeSeconds * 1000))
      return [list.packages[0]?.price, freshSeconds]
    }
    expect(await at(1200)).toEqual([9.99, 300])
    expect(await at(90)).toEqual([9.99, 90])
    expect(await at(0)).toEqual([12.99, 300])
  })
})
