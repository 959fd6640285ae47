import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { CHECKOUT_ASKED_DAYS } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { BillingData } from '../personal-data/billing-data.js'
import { startBillingWithStripe } from '../testing/start-billing-with-stripe.js'
import { Reconciler } from './reconciler.service.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

const reconcile = () => billing.app.get(Reconciler).run()
const isPremium = async (person: string) => (await billing.premium.status(person)).premiumActive
const begunDaysAgo = (person: string, days: number, state = 'open') =>
  billing.sql.query(
    statement(
      'checkout_begun_days_ago',
      `UPDATE billing.checkout_session SET created_at = now() - make_interval(days => $2), state = $3 WHERE user_id = $1`,
    ),
    [person, days, state],
  )
const stateOf = async (person: string) =>
  (
    await billing.sql.one<{ state: string }>(
      statement('state_of_checkout', 'SELECT state FROM billing.checkout_session WHERE user_id = $1'),
      [person],
    )
  ).state

describe(Reconciler.name, () => {
  it.each([
    ['open', 4],
    ['open', CHECKOUT_ASKED_DAYS + 1],
    ['paid', 4],
    ['paid', 400],
  ])('gives premium for what was paid, however long it was away: %s, %d days', async (state, days) => {
    const person = randomUUID()
    billing.stripe.pay(await billing.sessionOf(person))
    await begunDaysAgo(person, days, state)
    await reconcile()
    expect(await isPremium(person)).toBe(true)
  })

  it('gives up nothing unasked, and nothing while nobody answers', async () => {
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person)
    billing.stripe.pay(sessionId)
    // A bank debit: the page is done with, and the money is on its way.
    billing.stripe.tamper(sessionId, { payment_status: 'unpaid' })
    await begunDaysAgo(person, CHECKOUT_ASKED_DAYS - 1)
    await reconcile()
    expect(await stateOf(person)).toBe('open')
    await begunDaysAgo(person, CHECKOUT_ASKED_DAYS + 1)
    billing.stripe.fail({ status: 500 })
    await reconcile()
    expect(await stateOf(person)).toBe('open')
    billing.stripe.fail(null)
    await reconcile()
    expect(await stateOf(person)).toBe('expired')
  })

  it('gives nothing to nobody for the payment of an erased person', async () => {
    const { person, sessionId } = await billing.premiumPerson()
    await begunDaysAgo(person, 1, 'paid')
    await billing.app.get(BillingData).erase(person)
    const asked = () => billing.stripe.requests.filter(({ path }) => path.endsWith(sessionId)).length
    const before = asked()
    await reconcile()
    expect(asked()).toBe(before)
  })
})
