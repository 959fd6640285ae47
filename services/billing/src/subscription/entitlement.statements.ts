import { RENEWAL_GRACE_DAYS } from '@gb/domain'
import { statement, statementForEveryone } from '@gb/service-kit'

const COLUMNS = `e.user_id AS "userId", e.session_id AS "sessionId", e.package_id AS "packageId", e.provider,
  e.subscription_id AS "subscriptionId", e.customer_id AS "customerId", e.status, e.starts_at AS "startsAt",
  e.ends_at AS "endsAt", e.cancel_at_period_end AS "cancelAtPeriodEnd", e.revoked_at AS "revokedAt",
  e.refund_asked_at AS "refundAskedAt", e.refunded_at AS "refundedAt", e.provider_owed AS owed,
  COALESCE(c.amount, 0)::float8 AS amount, COALESCE(c.renewal_amount, 0)::float8 AS "renewalAmount", COALESCE(c.currency, 'USD') AS currency`

const FROM = `FROM billing.entitlement e
  LEFT JOIN billing.checkout_session c ON c.user_id = e.user_id AND c.session_id = e.session_id`

// Premium is asked for with nearly every request: one indexed read, and no payment beside it.
export const running = statement(
  'running_entitlements',
  `SELECT package_id AS "packageId", status, ends_at AS "endsAt", cancel_at_period_end AS "cancelAtPeriodEnd",
     revoked_at AS "revokedAt"
   FROM billing.entitlement
   WHERE user_id = $1 AND revoked_at IS NULL AND provider IN ($2, 'gift') AND starts_at <= now()
     AND ends_at > now() - interval '${RENEWAL_GRACE_DAYS} days'`,
)
export const ofPerson = statement(
  'entitlements_of_person',
  `SELECT ${COLUMNS} ${FROM} WHERE e.user_id = $1 AND e.provider IN ($2, 'gift') ORDER BY e.starts_at DESC, e.session_id`,
)
export const lockPerson = statement(
  'lock_entitlements',
  `SELECT ${COLUMNS} ${FROM} WHERE e.user_id = $1 ORDER BY e.session_id FOR UPDATE OF e`,
)
// Told by the provider: whose it is, is what has to be found out.
export const bySubscription = statementForEveryone(
  'entitlement_by_subscription',
  `SELECT ${COLUMNS} ${FROM} WHERE e.subscription_id = $1`,
)
export const bySession = statement(
  'entitlement_by_session',
  `SELECT ${COLUMNS} ${FROM} WHERE e.session_id = $1`,
)
export const byCustomer = statementForEveryone(
  'entitlements_by_customer',
  `SELECT ${COLUMNS} ${FROM} WHERE e.customer_id = $1`,
)

export const grant = statement(
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
export const lockGifts = statement(
  'lock_gifts',
  `SELECT pg_advisory_xact_lock(hashtext('billing.gift'), hashtext($1::uuid::text))`,
)
// Time that is already paid for is added, never lost.
export const giveMonths = statement(
  'give_entitlement',
  `INSERT INTO billing.entitlement
     (user_id, session_id, package_id, provider, starts_at, ends_at, cancel_at_period_end)
   SELECT $1, $2, $3, 'gift', now(), GREATEST(now(), max(ends_at)) + make_interval(months => $4::int), true
   FROM billing.entitlement WHERE user_id = $1 AND revoked_at IS NULL`,
)
// What is revoked must not go on at the provider, whoever revoked it; what has ended needs no word more.
export const update = statement(
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
export const setRenewal = statement(
  'set_entitlement_renewal',
  `UPDATE billing.entitlement SET cancel_at_period_end = NOT $3::boolean
   WHERE user_id = $1 AND session_id = $2 AND cancel_at_period_end = $3::boolean RETURNING session_id`,
)
export const askRefund = statement(
  'ask_refund',
  `UPDATE billing.entitlement SET refund_asked_at = now()
   WHERE user_id = $1 AND session_id = $2 AND refund_asked_at IS NULL RETURNING session_id`,
)
export const markRefunded = statement(
  'mark_refunded',
  `UPDATE billing.entitlement
   SET refunded_at = now(), revoked_at = COALESCE(revoked_at, now()), status = 'ended', synced_at = now(),
     provider_owed = NULL
   WHERE user_id = $1 AND session_id = $2 AND refunded_at IS NULL RETURNING session_id`,
)
// Nothing of the end of a period that an operator has paid back is left to the provider.
export const revoke = statement(
  'revoke_entitlement',
  `UPDATE billing.entitlement SET revoked_at = COALESCE(revoked_at, now()),
     provider_owed = CASE WHEN status <> 'ended' AND subscription_id IS NOT NULL THEN 'end' ELSE provider_owed END
   WHERE user_id = $1 AND session_id = $2 RETURNING session_id`,
)
export const touch = statement(
  'touch_entitlement',
  `UPDATE billing.entitlement SET synced_at = $3 WHERE user_id = $1 AND session_id = $2 AND synced_at <= $3`,
)
// What nobody renews at a provider of its own: the period of the test page begins anew.
export const renewTest = statement(
  'renew_test_entitlements',
  `UPDATE billing.entitlement e SET ends_at = e.ends_at + make_interval(months => c.months), synced_at = now()
   FROM billing.checkout_session c
   WHERE c.user_id = e.user_id AND c.session_id = e.session_id AND e.provider = 'test' AND e.ends_at <= now()
     AND e.status = 'active' AND NOT e.cancel_at_period_end AND e.revoked_at IS NULL`,
)
export const dueForSync = statement(
  'entitlements_due',
  `SELECT ${COLUMNS} ${FROM}
   WHERE e.status <> 'ended' AND e.provider = $1 AND e.subscription_id IS NOT NULL
     AND (e.synced_at < now() - interval '1 day' OR (e.ends_at < now() + interval '1 hour'
       AND e.synced_at < now() - interval '50 minutes'))
   ORDER BY e.synced_at LIMIT 100`,
)
export const dueForRefund = statement(
  'entitlements_due_for_refund',
  `SELECT ${COLUMNS} ${FROM} WHERE e.refund_asked_at IS NOT NULL AND e.refunded_at IS NULL AND e.provider = $1
   ORDER BY e.refund_asked_at LIMIT 100`,
)
export const owe = statement(
  'owe_provider',
  `UPDATE billing.entitlement SET provider_owed = $3
   WHERE user_id = $1 AND session_id = $2 AND provider_owed IS NULL AND subscription_id IS NOT NULL`,
)
// Premium is over by then. A provider that goes on trying would charge for what nobody expects any more.
export const oweAfterGrace = statement(
  'owe_after_grace',
  `UPDATE billing.entitlement SET provider_owed = 'end_unless_paid'
   WHERE provider = $1 AND status = 'past_due' AND ends_at < now() - interval '${RENEWAL_GRACE_DAYS} days'
     AND revoked_at IS NULL AND provider_owed IS NULL AND subscription_id IS NOT NULL`,
)
export const settled = statement(
  'provider_told',
  `UPDATE billing.entitlement SET provider_owed = NULL WHERE user_id = $1 AND session_id = $2 AND provider_owed = $3`,
)
export const owing = statement(
  'owing_of_person',
  `SELECT ${COLUMNS} ${FROM}
   WHERE e.user_id = $1 AND (e.provider_owed IS NOT NULL OR (e.refund_asked_at IS NOT NULL AND e.refunded_at IS NULL))`,
)
export const dueForProvider = statement(
  'entitlements_owing',
  `SELECT ${COLUMNS} ${FROM} WHERE e.provider_owed IS NOT NULL AND e.provider = $1 ORDER BY e.synced_at LIMIT 1000`,
)
export const customersOf = statement(
  'customers_of_person',
  `SELECT customer_id AS "customerId" FROM billing.entitlement
   WHERE user_id = $1 AND provider = $2 AND customer_id IS NOT NULL`,
)
