import { randomUUID } from 'node:crypto'
import { statement } from '@gb/service-kit'
import { startStripeDouble } from '@gb/test-kit/stripe-double'
import { OPERATOR, ORIGIN, startBilling } from './start-billing.js'

const SECRET = 'whsec_test'

/** The secret in force, and the one that it is about to replace. */
export const WEBHOOK_SECRETS = { current: SECRET, old: 'whsec_old' }

/** Billing with the Stripe double as its payment provider. Events stay in the double until a test sends them. */
export const startBillingWithStripe = async () => {
  const stripe = await startStripeDouble()
  const billing = await startBilling({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: `${SECRET},${WEBHOOK_SECRETS.old}`,
    STRIPE_PORTAL: 'on',
  })

  const start = (as: string, fields: object = {}, key?: string) =>
    billing.call('POST', '/api/checkout/session', {
      as,
      body: { user_id: as, package_id: 'monthly', origin_url: ORIGIN, ...fields },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const sessionOf = async (as: string, fields: object = {}): Promise<string> => {
    const answer = await start(as, fields)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer))
    return String(answer.body.session_id)
  }
  const activate = (as: string, sessionId: string) =>
    billing.call('POST', '/api/activate-premium', { as, body: { user_id: as, session_id: sessionId } })
  const status = (as: string, sessionId: string) =>
    billing.call('GET', `/api/checkout/status/${sessionId}`, { as })
  const manage = (as: string, what: string, fields: object = {}) =>
    billing.call('POST', `/api/subscription/${what}`, { as, body: { user_id: as, ...fields } })
  const own = async (as: string) =>
    (await billing.call('GET', `/api/subscription/${as}`, { as })).body.subscription as Record<
      string,
      unknown
    > | null

  /** A person who has paid, and whose premium is there. */
  const premiumPerson = async (fields: object = {}) => {
    const person = randomUUID()
    const sessionId = await sessionOf(person, fields)
    const subscriptionId = stripe.pay(sessionId).subscription ?? ''
    await activate(person, sessionId)
    return { person, sessionId, subscriptionId }
  }

  const promoCode = async (fields: object): Promise<string> => {
    const code = `S${randomUUID().slice(0, 12).toUpperCase()}`
    await billing.call('POST', '/api/operator/promo-codes', {
      headers: OPERATOR,
      body: { code, discount_percent: 20, ...fields },
    })
    return code
  }

  const noticesOf = (person: string) =>
    billing.sql.query<{ kind: string; amount: number | null; day: Date | null }>(
      statement(
        'notices_of',
        'SELECT kind, amount::float8 AS amount, day FROM billing.notice WHERE user_id = $1 ORDER BY created_at',
      ),
      [person],
    )

  const begunDaysAgo = (person: string, days: number) =>
    billing.sql.query(
      statement(
        'begun_days_ago',
        'UPDATE billing.entitlement SET starts_at = now() - make_interval(days => $2) WHERE user_id = $1',
      ),
      [person, days],
    )

  return {
    ...billing,
    begunDaysAgo,
    stripe,
    start,
    sessionOf,
    activate,
    status,
    manage,
    own,
    premiumPerson,
    promoCode,
    noticesOf,
    close: async () => {
      await billing.close()
      await stripe.stop()
    },
  }
}
