import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { RENEWAL_GRACE_DAYS } from '@gb/domain'
import { ofEveryone, statement } from '@gb/service-kit'
import { Reconciler } from '../reconcile/reconciler.service.js'
import { OPERATOR } from '../testing/start-billing.js'
import { startBillingWithStripe } from '../testing/start-billing-with-stripe.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { ManageService } from './manage.service.js'
import { OwedService } from './owed.service.js'
import { SyncService } from './sync.service.js'
import { TakeOverService } from './take-over.service.js'

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())
afterEach(() => billing.stripe.fail(null))

const DAY_MS = 86_400_000
const entitlements = () => ofEveryone(billing.app.get(EntitlementRepository, { strict: false }))
const reconcile = () => billing.app.get(Reconciler).run()
const sync = (subscriptionId: string) => billing.app.get(SyncService).subscription(subscriptionId)
const atStripe = (subscriptionId: string) => billing.stripe.subscription(subscriptionId)
const kindsFor = async (person: string) => (await billing.noticesOf(person)).map(({ kind }) => kind)
const isPremium = async (person: string) => (await billing.premium.status(person)).premiumActive
const owedBy = async (person: string) => (await entitlements().owing(person)).map(({ owed }) => owed)
const revoke = (person: string) =>
  billing.call('POST', `/api/operator/premium/${person}/revoke`, { headers: OPERATOR, body: {} })

/** Nothing can be changed at Stripe; what is asked is answered. */
const refuseChanges = () =>
  billing.stripe.fail(async ({ method }) => (method === 'GET' ? null : { status: 500 }))

/** Somebody whose renewal failed that many days ago. */
const overduePerson = async (daysAgo: number) => {
  const payer = await billing.premiumPerson()
  await billing.begunDaysAgo(payer.person, 60)
  billing.stripe.movePeriodEnd(payer.subscriptionId, new Date(Date.now() - daysAgo * DAY_MS))
  billing.stripe.renew(payer.subscriptionId, false)
  await sync(payer.subscriptionId)
  return payer
}
/** Pays for a year on the page, and comes back. */
const payAnew = async (person: string) => {
  const sessionId = await billing.sessionOf(person, { package_id: 'yearly' })
  const subscriptionId = billing.stripe.pay(sessionId).subscription ?? ''
  return { sessionId, subscriptionId }
}

describe('a subscription that makes way for a new one', () => {
  it('ends when Stripe is back, if Stripe was away when the new one was paid', async () => {
    const { person, subscriptionId } = await overduePerson(1)
    const { sessionId } = await payAnew(person)
    refuseChanges()
    expect((await billing.activate(person, sessionId)).body.payment_status).toBe('paid')
    expect(atStripe(subscriptionId).status).toBe('past_due')
    expect(await owedBy(person)).toEqual(['end_unless_paid'])
    billing.stripe.fail(null)
    await reconcile()
    expect(atStripe(subscriptionId).status).toBe('canceled')
    expect(await owedBy(person)).toEqual([])
    expect((await billing.premium.status(person)).packageId).toBe('yearly')
    // Premium goes on: a mail that it has ended would be wrong.
    expect(await kindsFor(person)).toEqual(['renewal_failed'])
  })

  it('stays when its renewal was paid meanwhile, and the new one goes back', async () => {
    const { person, subscriptionId } = await overduePerson(1)
    const renewed = await payAnew(person)
    billing.stripe.renew(subscriptionId, true)
    await billing.activate(person, renewed.sessionId)
    expect(atStripe(subscriptionId).status).toBe('active')
    expect(atStripe(renewed.subscriptionId).status).toBe('canceled')
    expect(billing.stripe.takenFor(renewed.subscriptionId)).toBe(0)
    expect(billing.stripe.takenFor(subscriptionId)).toBe(1998)
    expect(await billing.premium.status(person)).toMatchObject({ premiumActive: true, packageId: 'monthly' })
    expect(await kindsFor(person)).toEqual(['renewal_failed', 'paid_twice', 'refunded'])
  })

  it('is not paid beside the new one, when Stripe collects it after all while we cannot be told', async () => {
    const { person, subscriptionId } = await overduePerson(1)
    const renewed = await payAnew(person)
    refuseChanges()
    await billing.activate(person, renewed.sessionId)
    billing.stripe.renew(subscriptionId, true)
    billing.stripe.fail(null)
    await reconcile()
    expect(billing.stripe.takenFor(renewed.subscriptionId)).toBe(0)
    expect(billing.stripe.takenFor(subscriptionId)).toBe(1998)
    expect(await isPremium(person)).toBe(true)
  })
})

describe('a payment that was taken back', () => {
  it.each([
    ['given back at Stripe', (id: string) => billing.stripe.refundByHand(id)],
    ['lost in a dispute', (id: string) => billing.stripe.dispute(id, 'lost')],
  ])('is not charged again at the next renewal: %s', async (_what, takeBack) => {
    const { person, subscriptionId } = await billing.premiumPerson()
    takeBack(subscriptionId)
    refuseChanges()
    await sync(subscriptionId)
    expect(await isPremium(person)).toBe(false)
    expect(atStripe(subscriptionId).status).toBe('active')
    billing.stripe.fail(null)
    await reconcile()
    expect(atStripe(subscriptionId).status).toBe('canceled')
    expect(await owedBy(person)).toEqual([])
  })

  it('ends at Stripe right away when Stripe is there', async () => {
    const { subscriptionId } = await billing.premiumPerson()
    billing.stripe.refundByHand(subscriptionId)
    await sync(subscriptionId)
    expect(atStripe(subscriptionId).status).toBe('canceled')
  })
})

describe('premium that an operator takes away', () => {
  it('is not charged again, also when Stripe is away at that moment', async () => {
    const [one, other] = [await billing.premiumPerson(), await billing.premiumPerson()]
    expect((await revoke(one.person)).status).toBeLessThan(300)
    expect(atStripe(one.subscriptionId).status).toBe('canceled')
    billing.stripe.fail({ status: 500 })
    expect((await revoke(other.person)).status).toBeLessThan(300)
    expect(atStripe(other.subscriptionId).status).toBe('active')
    billing.stripe.fail(null)
    await reconcile()
    expect(atStripe(other.subscriptionId).status).toBe('canceled')
  })
})

describe('a free period', () => {
  const freePerson = async () => {
    const promo = await billing.promoCode({ discount_percent: 100 })
    const person = randomUUID()
    const sessionId = await billing.sessionOf(person, { promo_code: promo })
    return { person, sessionId, subscriptionId: billing.stripe.pay(sessionId).subscription ?? '' }
  }

  it('does not renew at Stripe either', async () => {
    const { person, sessionId, subscriptionId } = await freePerson()
    await billing.activate(person, sessionId)
    expect(atStripe(subscriptionId)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(await owedBy(person)).toEqual([])
    expect(await kindsFor(person)).toEqual([])
  })

  it('is told to Stripe later when Stripe was away', async () => {
    const { person, sessionId, subscriptionId } = await freePerson()
    refuseChanges()
    expect((await billing.activate(person, sessionId)).body.payment_status).toBe('paid')
    expect(atStripe(subscriptionId).cancel_at_period_end).toBe(false)
    billing.stripe.fail(null)
    await reconcile()
    expect(atStripe(subscriptionId).cancel_at_period_end).toBe(true)
    expect(await isPremium(person)).toBe(true)
  })
})

describe('a renewal that is still not paid after the days of grace', () => {
  it('is not tried for ever: the subscription ends at Stripe', async () => {
    const { person, subscriptionId } = await overduePerson(RENEWAL_GRACE_DAYS + 1)
    expect(await isPremium(person)).toBe(false)
    await reconcile()
    expect(atStripe(subscriptionId).status).toBe('canceled')
    expect(await kindsFor(person)).toEqual(['renewal_failed', 'ended'])
  })

  it('goes on when it was paid just then', async () => {
    const { person, subscriptionId } = await overduePerson(RENEWAL_GRACE_DAYS + 1)
    billing.stripe.renew(subscriptionId, true)
    await reconcile()
    expect(atStripe(subscriptionId).status).toBe('active')
    expect(await isPremium(person)).toBe(true)
  })

  it('is left alone within the days of grace', async () => {
    const { subscriptionId } = await overduePerson(RENEWAL_GRACE_DAYS - 1)
    await reconcile()
    expect(atStripe(subscriptionId).status).toBe('past_due')
  })
})

describe(ManageService.name, () => {
  it('lets people cancel what Stripe still tries to charge, also when premium is over, and beside a gift', async () => {
    const { person, subscriptionId } = await overduePerson(RENEWAL_GRACE_DAYS + 1)
    await entitlements().giveMonths({
      userId: person,
      sessionId: `operator_${randomUUID()}`,
      packageId: 'monthly',
      months: 1,
    })
    expect((await billing.manage(person, 'cancel')).status).toBe(200)
    expect(atStripe(subscriptionId).status).toBe('canceled')
    expect(await isPremium(person)).toBe(true)
  })
})

describe(OwedService.name, () => {
  it('tells Stripe nothing that it need not know', async () => {
    const { person, sessionId } = await billing.premiumPerson()
    const before = billing.stripe.requests.length
    const own = await entitlements().bySession(sessionId)
    if (own) await ofEveryone(billing.app.get(OwedService, { strict: false })).settle(own)
    expect(billing.stripe.requests.length).toBe(before)
    expect(await owedBy(person)).toEqual([])
  })
})

describe(TakeOverService.name, () => {
  it('tells nobody of an answer that is older than the one it has', async () => {
    const { person, sessionId, subscriptionId } = await billing.premiumPerson()
    const own = await entitlements().bySession(sessionId)
    if (!own) throw new Error('no subscription')
    const found = { ...own, subscriptionId, status: 'past_due' as const }
    const takeOver = (askedAt: Date) =>
      ofEveryone(billing.app.get(TakeOverService, { strict: false })).takeOver(own, found, {
        revoked: false,
        askedAt,
      })
    await takeOver(new Date(Date.now() - DAY_MS))
    expect(await kindsFor(person)).toEqual([])
    expect((await billing.own(person))?.state).toBe('renewing')
    await takeOver(new Date())
    expect(await kindsFor(person)).toEqual(['renewal_failed'])
  })
})

describe(EntitlementRepository.name, () => {
  it('owes the end of whatever is revoked, whoever revoked it', async () => {
    const { person, subscriptionId } = await billing.premiumPerson()
    await billing.sql.query(
      statement('revoked_by_hand', 'UPDATE billing.entitlement SET revoked_at = now() WHERE user_id = $1'),
      [person],
    )
    await sync(subscriptionId)
    expect(atStripe(subscriptionId).status).toBe('canceled')
  })
})
