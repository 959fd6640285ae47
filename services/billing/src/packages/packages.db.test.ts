import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startBilling } from '../testing/start-billing.js'
import { PackagesController } from './packages.controller.js'

const URL_PATH = '/api/subscription-packages'

let billing: Awaited<ReturnType<typeof startBilling>>

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

describe(PackagesController.name, () => {
  it('sells the shipped packages in their order to anybody', async () => {
    const { status, body } = await billing.call('GET', URL_PATH)
    expect(status).toBe(200)
    expect(body.packages).toMatchObject([
      { id: 'monthly', name: 'Monthly', price: 9.99, currency: 'USD', interval: 'month' },
      { id: 'six_months', name: '6 Months', price: 49.99, currency: 'USD', interval: '6 months' },
      { id: 'yearly', name: 'Yearly', price: 89.99, currency: 'USD', interval: 'year' },
    ])
    expect(body.packages).not.toHaveProperty('0.discount_label')
  })

  it('promises no more saving than there is', async () => {
    const { body } = await billing.call('GET', URL_PATH)
    const [monthly, six, year] = body.packages as { price: number; discount_label?: string }[]
    const saving = (price = 0, months: number) =>
      Math.floor(100 * (1 - price / (months * (monthly?.price ?? 0))))
    expect(six?.discount_label).toBe(`Save ${saving(six?.price, 6)}%`)
    expect(year?.discount_label).toBe(`Save ${saving(year?.price, 12)}%`)
  })

  it('may be cached for five minutes and answers 304 to whoever has it', async () => {
    const first = await billing.send('GET', URL_PATH)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await billing.send('GET', URL_PATH, { headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(etag)
    }
    const stale = await billing.send('GET', URL_PATH, { headers: { 'if-none-match': '"other"' } })
    expect(stale.statusCode).toBe(200)
  })

  it('reads no cookie', async () => {
    const { headers } = await billing.send('GET', URL_PATH, { as: 'somebody' })
    expect(headers['x-profile']).toBeUndefined()
  })
})
