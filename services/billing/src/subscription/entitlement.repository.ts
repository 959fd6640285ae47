import { RENEWAL_GRACE_DAYS } from '@gb/domain'
import { Sql, statement, statementForEveryone } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { CheckoutSession, Provider } from '../checkout/checkout-session.js'
import type { Subscription } from '../payment/payment.port.js'
import type { Entitlement, Owed } from './entitlement.js'

const COLUMNS = `e.user_id AS "userId", e.session_id AS "sessionId", e.package_id AS "packageId", e.provider,
  e.subscription_id AS "subscriptionId", e.customer_id AS "customerId", e.status, e.starts_at AS "startsAt",
  e.ends_at AS "endsAt", e.cancel_at_period_end AS "cancelAtPeriodEnd", e.revoked_at AS "revokedAt",
  e.refund_asked_at AS "refundAskedAt", e.refunded_at AS "refundedAt", e.provider_owed AS owed,
  COALESCE(c.amount, 0)::float8 AS amount, COALESCE(c.renewal_amount, 0)::float8 AS "renewalAmount", COALESCE(c.currency, 'USD') AS currency`

const FROM = `FROM billing.entitlement e
  LEFT JOIN billing.checkout_session c ON c.user_id = e.user_id AND c.session_id = e.session_id`

// Premium is asked for with nearly every request: one indexed read, and no payment beside it.
const running = statement(
  'running_entitlements',
  `SELECT package_id AS "packageId", status, ends_at AS "endsAt", cancel_at_period_end AS "cancelAtPeriodEnd",
     revoked_at AS "revokedAt"
   FROM billing.entitlement
   WHERE user_id = $1 AND revoked_at IS NULL AND provider IN ($2, 'gift') AND starts_at <= now()
     AND ends_at > now() - interval '${RENEWAL_GRACE_DAYS} days'`,
)
const ofPerson = statement(
  'entitlements_of_person',
  `SELECT ${COLUMNS} ${FROM} WHERE e.user_id = $1 AND e.provider IN ($2, 'gift') ORDER BY e.starts_at DESC, e.session_id`,
)
const lockPerson = statement(
  'lock_entitlements',
  `SELECT ${COLUMNS} ${FROM} WHERE e.user_id = $1 ORDER BY e.session_id FOR UPDATE OF e`,
)
// Told by the provider: whose it is, is what has to be found out.
const bySubscription = statementForEveryone(
  'entitlement_by_subscription',
  `SELECT ${COLUMNS} ${FROM} WHERE e.subscription_id = $1`,
)
const bySession = statement('entitlement_by_session', `SELECT ${COLUMNS} ${FROM} WHERE e.session_id = $1`)
const byCustomer = statementForEveryone(
  'entitlements_by_customer',
  `SELECT ${COLUMNS} ${FROM} WHERE e.customer_id = $1`,
)

const grant = statement(
  'grant_entitlement',
  `INSERT INTO billing.entitlement
     (user_id, session_id, package_id, provider, subscription_id, customer_id, status, starts_at, ends_at,
      cancel_at_period_end, provider_owed, revoked_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, now(),
     GREATEST(COALESCE($8::timestamptz, now() + make_interval(months => $9::int)), now() + interval '1 second'), $10, $11,
     CASE WHEN $12::boolean THEN now() END)
   ON CONFLICT (session_id) DO NOTHING RETURNING session_id`,
)
// A person without premium has no row that could be locked, so their gifts wait for each other at a lock of their own.
const lockGifts = statement(
  'lock_gifts',
  `SELECT pg_advisory_xact_lock(hashtext('billing.gift'), hashtext($1::uuid::text))`,
)
// Time that is already paid for is added, never lost.
const giveMonths = statement(
  'give_entitlement',
  `INSERT INTO billing.entitlement
     (user_id, session_id, package_id, provider, starts_at, ends_at, cancel_at_period_end)
   SELECT $1, $2, $3, 'gift', now(), GREATEST(now(), max(ends_at)) + make_interval(months => $4::int), true
   FROM billing.entitlement WHERE user_id = $1 AND revoked_at IS NULL`,
)
// What is revoked must not go on at the provider, whoever revoked it; what has ended needs no word more.
const update = statement(
  'update_entitlement',
  `UPDATE billing.entitlement
   SET status = $3, ends_at = GREATEST($4, starts_at + interval '1 second'), cancel_at_period_end = $5,
     revoked_at = CASE WHEN $6 THEN COALESCE(revoked_at, now()) ELSE revoked_at END, synced_at = $7,
     provider_owed = CASE
       WHEN $3 = 'ended' THEN NULL
       WHEN $6 OR revoked_at IS NOT NULL THEN 'end'
       ELSE COALESCE(provider_owed, CASE WHEN $8::boolean THEN 'stop_renewal' END) END
   WHERE user_id = $1 AND session_id = $2 AND synced_at <= $7 RETURNING session_id`,
)
const setRenewal = statement(
  'set_entitlement_renewal',
  `UPDATE billing.entitlement SET cancel_at_period_end = NOT $3::boolean
   WHERE user_id = $1 AND session_id = $2 AND cancel_at_period_end = $3::boolean RETURNING session_id`,
)
const askRefund = statement(
  'ask_refund',
  `UPDATE billing.entitlement SET refund_asked_at = now()
   WHERE user_id = $1 AND session_id = $2 AND refund_asked_at IS NULL RETURNING session_id`,
)
const markRefunded = statement(
  'mark_refunded',
  `UPDATE billing.entitlement
   SET refunded_at = now(), revoked_at = COALESCE(revoked_at, now()), status = 'ended', synced_at = now(),
     provider_owed = NULL
   WHERE user_id = $1 AND session_id = $2 AND refunded_at IS NULL RETURNING session_id`,
)
const touch = statement(
  'touch_entitlement',
  `UPDATE billing.entitlement SET synced_at = $3 WHERE user_id = $1 AND session_id = $2 AND synced_at <= $3`,
)
// What nobody renews at a provider of its own: the period of the test page begins anew.
const renewTest = statement(
  'renew_test_entitlements',
  `UPDATE billing.entitlement e SET ends_at = e.ends_at + make_interval(months => c.months), synced_at = now()
   FROM billing.checkout_session c
   WHERE c.user_id = e.user_id AND c.session_id = e.session_id AND e.provider = 'test' AND e.ends_at <= now()
     AND e.status = 'active' AND NOT e.cancel_at_period_end AND e.revoked_at IS NULL`,
)
const dueForSync = statement(
  'entitlements_due',
  `SELECT ${COLUMNS} ${FROM}
   WHERE e.status <> 'ended' AND e.provider = $1 AND e.subscription_id IS NOT NULL
     AND (e.synced_at < now() - interval '1 day' OR (e.ends_at < now() + interval '1 hour'
       AND e.synced_at < now() - interval '50 minutes'))
   ORDER BY e.synced_at LIMIT 100`,
)
const dueForRefund = statement(
  'entitlements_due_for_refund',
  `SELECT ${COLUMNS} ${FROM} WHERE e.refund_asked_at IS NOT NULL AND e.refunded_at IS NULL AND e.provider = $1
   ORDER BY e.refund_asked_at LIMIT 100`,
)
const owe = statement(
  'owe_provider',
  `UPDATE billing.entitlement SET provider_owed = $3
   WHERE user_id = $1 AND session_id = $2 AND provider_owed IS NULL AND subscription_id IS NOT NULL`,
)
// Premium is over by then. A provider that goes on trying would charge for what nobody expects any more.
const oweAfterGrace = statement(
  'owe_after_grace',
  `UPDATE billing.entitlement SET provider_owed = 'end_unless_paid'
   WHERE provider = $1 AND status = 'past_due' AND ends_at < now() - interval '${RENEWAL_GRACE_DAYS} days'
     AND revoked_at IS NULL AND provider_owed IS NULL AND subscription_id IS NOT NULL`,
)
const settled = statement(
  'provider_told',
  `UPDATE billing.entitlement SET provider_owed = NULL WHERE user_id = $1 AND session_id = $2 AND provider_owed = $3`,
)
const owing = statement(
  'owing_of_person',
  `SELECT ${COLUMNS} ${FROM}
   WHERE e.user_id = $1 AND (e.provider_owed IS NOT NULL OR (e.refund_asked_at IS NOT NULL AND e.refunded_at IS NULL))`,
)
const dueForProvider = statement(
  'entitlements_owing',
  `SELECT ${COLUMNS} ${FROM} WHERE e.provider_owed IS NOT NULL AND e.provider = $1 ORDER BY e.synced_at LIMIT 1000`,
)
const customersOf = statement(
  'customers_of_person',
  `SELECT customer_id AS "customerId" FROM billing.entitlement
   WHERE user_id = $1 AND provider = $2 AND customer_id IS NOT NULL`,
)

/** What premium depends on. */
export type RunningPeriod = Pick<
  Entitlement,
  'packageId' | 'status' | 'endsAt' | 'cancelAtPeriodEnd' | 'revokedAt'
>

/** A change that the provider told, and when it was asked. */
export interface Change extends Omit<Subscription, 'subscriptionId' | 'customerId'> {
  revoked: boolean
  /** It ends with the paid period, and the provider does not know. */
  mustStop: boolean
  askedAt: Date
}

const owedAtFirst = (
  { amount }: CheckoutSession,
  subscription: Subscription | null,
  isTakenBack: boolean,
): Owed | null => {
  if (!subscription || subscription.status === 'ended') return null
  if (isTakenBack) return 'end'
  return amount === 0 && !subscription.cancelAtPeriodEnd ? 'stop_renewal' : null
}

type Key = Pick<Entitlement, 'userId' | 'sessionId'>

/** Subscriptions in Postgres. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly sql: Sql) {}

  /** Periods that run or ended a few days ago. One indexed read. */
  running(userId: string, provider: Provider): Promise<RunningPeriod[]> {
    return this.sql.query<RunningPeriod>(running, [userId, provider])
  }

  /** The newest first. */
  ofPerson(userId: string, provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(ofPerson, [userId, provider])
  }

  bySubscription(subscriptionId: string): Promise<Entitlement | null> {
    return this.sql.maybeOne<Entitlement>(bySubscription, [subscriptionId])
  }

  bySession(sessionId: string): Promise<Entitlement | null> {
    return this.sql.maybeOne<Entitlement>(bySession, [sessionId])
  }

  byCustomer(customerId: string): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(byCustomer, [customerId])
  }

  /** Runs `work` in a transaction with a subscription as it is now, while all of the person are locked. */
  locked<T>(
    { userId, sessionId }: Key,
    work: (now: Entitlement, all: Entitlement[]) => Promise<T>,
  ): Promise<T> {
    return this.sql.transaction(async () => {
      const all = await this.sql.query<Entitlement>(lockPerson, [userId])
      const found = all.find((entitlement) => entitlement.sessionId === sessionId)
      if (!found) throw new Error('a subscription is gone')
      return work(found, all)
    })
  }

  /** Turns a payment into premium, unless it was taken back already. False when it has done so before. */
  async grant(
    checkout: CheckoutSession,
    subscription: Subscription | null,
    isTakenBack: boolean,
  ): Promise<boolean> {
    const { userId, sessionId, packageId, provider, months, amount } = checkout
    const given = await this.sql.maybeOne(grant, [
      userId,
      sessionId,
      packageId,
      provider,
      subscription?.subscriptionId ?? null,
      subscription?.customerId ?? null,
      subscription?.status ?? 'active',
      subscription?.endsAt ?? null,
      months,
      // What is free ends by itself.
      amount === 0 || (subscription?.cancelAtPeriodEnd ?? false),
      owedAtFirst(checkout, subscription, isTakenBack),
      isTakenBack,
    ])
    return given !== null
  }

  /**
   * Gives months of premium that nobody pays for, after what the person has. They end by themselves. Gifts that come at
   * once are given one after the other, or each would be added to the same end.
   */
  giveMonths(gift: Key & { packageId: string; months: number }): Promise<void> {
    const { userId, sessionId, packageId, months } = gift
    return this.sql.transaction(async () => {
      await this.sql.query(lockGifts, [userId])
      await this.sql.query(giveMonths, [userId, sessionId, packageId, months])
    })
  }

  /** Takes over what the provider said. False when it was asked again later: then that counts. */
  async update({ userId, sessionId }: Key, change: Change): Promise<boolean> {
    const { status, endsAt, cancelAtPeriodEnd, revoked, mustStop, askedAt } = change
    const values = [userId, sessionId, status, endsAt, cancelAtPeriodEnd, revoked, askedAt, mustStop]
    return (await this.sql.maybeOne(update, values)) !== null
  }

  /** Writes down what the provider has to be told; call it in the transaction that gives reason to. */
  async owe({ userId, sessionId }: Key, owed: Owed): Promise<void> {
    await this.sql.query(owe, [userId, sessionId, owed])
  }

  /** What is still not paid when premium is over ends at the provider too. */
  async oweAfterGrace(provider: Provider): Promise<void> {
    await this.sql.query(oweAfterGrace, [provider])
  }

  /** The provider was told. */
  async settled({ userId, sessionId }: Key, owed: Owed): Promise<void> {
    await this.sql.query(settled, [userId, sessionId, owed])
  }

  /** Everything of a person that the provider has still to be told, refunds too. */
  owing(userId: string): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(owing, [userId])
  }

  /** Everything that the provider has still to be told. */
  dueForProvider(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(dueForProvider, [provider])
  }

  /** False when it was so already. */
  async setRenewal({ userId, sessionId }: Key, renews: boolean): Promise<boolean> {
    return (await this.sql.maybeOne(setRenewal, [userId, sessionId, renews])) !== null
  }

  /** False when it was asked for before. */
  async askRefund({ userId, sessionId }: Key): Promise<boolean> {
    return (await this.sql.maybeOne(askRefund, [userId, sessionId])) !== null
  }

  /** Premium of it ends. False when that was done before. */
  async markRefunded({ userId, sessionId }: Key): Promise<boolean> {
    return (await this.sql.maybeOne(markRefunded, [userId, sessionId])) !== null
  }

  /** The provider was asked and knew nothing new. */
  async touch({ userId, sessionId }: Key, askedAt: Date): Promise<void> {
    await this.sql.query(touch, [userId, sessionId, askedAt])
  }

  async renewTest(): Promise<void> {
    await this.sql.query(renewTest)
  }

  /** What the provider was not asked about for a day, or is about to be renewed. */
  dueForSync(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(dueForSync, [provider])
  }

  dueForRefund(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(dueForRefund, [provider])
  }

  async customersOf(userId: string, provider: Provider): Promise<string[]> {
    const rows = await this.sql.query<{ customerId: string }>(customersOf, [userId, provider])
    return rows.map(({ customerId }) => customerId)
  }
}
