import { CHECKOUT_ASKED_DAYS, CHECKOUT_LIFE_MINUTES } from '@gb/domain'
import { Sql, statement, statementForEveryone } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type {
  CheckoutSession,
  CheckoutState,
  NewCheckout,
  Provider,
  StartRequest,
} from './checkout-session.js'

const COLUMNS = `user_id AS "userId", session_id AS "sessionId", start_id AS "startId", provider,
  package_id AS "packageId", months, amount::float8 AS amount, renewal_amount::float8 AS "renewalAmount", currency,
  promo_code AS "promoCode", discount_percent AS "discountPercent", return_origin AS "returnOrigin", url, state,
  expires_at AS "expiresAt", expires_at <= now() AS "isOver"`

/** Paid, and premium not given yet: somebody was killed in between. A payer who was erased has no page any more. */
const IS_UNFULFILLED = `(state = 'paid' AND url IS NOT NULL
  AND NOT EXISTS (SELECT FROM billing.entitlement e WHERE e.session_id = c.session_id))`

const begin = statement(
  'begin_checkout',
  `INSERT INTO billing.checkout_session
     (user_id, session_id, start_id, provider, package_id, months, amount, renewal_amount, currency, promo_code,
      discount_percent, return_origin, request_key, request_hash, state, expires_at)
   VALUES ($1, $2::text, $2::text::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'starting',
      now() + interval '${CHECKOUT_LIFE_MINUTES} minutes')
   ON CONFLICT (user_id, request_key) WHERE request_key IS NOT NULL DO NOTHING
   RETURNING ${COLUMNS}`,
)
const opened = statement(
  'opened_checkout',
  `UPDATE billing.checkout_session SET session_id = $3, url = $4, state = 'open'
   WHERE user_id = $1 AND start_id = $2 AND state = 'starting' RETURNING ${COLUMNS}`,
)
const find = statement(
  'find_checkout',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 AND session_id = $2`,
)
const findStart = statement(
  'find_checkout_start',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 AND start_id = $2`,
)
const findRequest = statement(
  'find_checkout_request',
  `SELECT ${COLUMNS}, request_hash AS "requestHash" FROM billing.checkout_session
   WHERE user_id = $1 AND request_key = $2`,
)
const unfinishedOf = statement(
  'unfinished_checkouts_of',
  `SELECT ${COLUMNS} FROM billing.checkout_session c
   WHERE user_id = $1 AND (state IN ('starting', 'open') OR ${IS_UNFULFILLED})
     AND ($2::text IS NULL OR request_key IS DISTINCT FROM $2)`,
)
const findSession = statementForEveryone(
  'find_checkout_session',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE session_id = $1`,
)
// However old: the provider tells for three days, and money that came must not be lost because we were away for longer.
const unfinished = statement(
  'unfinished_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session c
   WHERE provider = $1 AND (state = 'open' OR ${IS_UNFULFILLED})
     AND created_at < now() - interval '10 seconds'
   ORDER BY created_at LIMIT 1000`,
)
const lost = statement(
  'lost_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session
   WHERE provider = $1 AND ((state = 'starting' AND created_at < now() - interval '10 minutes')
     OR (state = 'open' AND created_at < now() - interval '${CHECKOUT_ASKED_DAYS} days'))
   ORDER BY created_at LIMIT 1000`,
)
const lockAll = statement(
  'lock_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 ORDER BY start_id FOR UPDATE`,
)
const decide = statement(
  'decide_checkout',
  `UPDATE billing.checkout_session SET state = $3
   WHERE user_id = $1 AND start_id = $2 AND (state = $3 OR (state = 'open' AND expires_at > now()))
   RETURNING ${COLUMNS}`,
)
const end = statement(
  'end_checkout',
  `UPDATE billing.checkout_session SET state = $3
   WHERE user_id = $1 AND start_id = $2 AND state IN ('starting', 'open')`,
)
const markPaid = statement(
  'mark_checkout_paid',
  `UPDATE billing.checkout_session SET state = 'paid' WHERE user_id = $1 AND start_id = $2`,
)
const drop = statement(
  'drop_checkout',
  `DELETE FROM billing.checkout_session WHERE user_id = $1 AND start_id = $2 AND state = 'starting'
   RETURNING start_id`,
)

type StartedCheckout = CheckoutSession & { requestHash: Buffer }

/** Checkouts in Postgres. */
@Injectable()
export class CheckoutSessionRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the same request has begun one already. */
  begin(checkout: NewCheckout, request: StartRequest | null): Promise<CheckoutSession | null> {
    const { userId, startId, provider, packageId, months, amount, renewalAmount, currency } = checkout
    const { promoCode, discountPercent, returnOrigin } = checkout
    return this.sql.maybeOne<CheckoutSession>(begin, [
      userId,
      startId,
      provider,
      packageId,
      months,
      amount,
      renewalAmount,
      currency,
      promoCode,
      discountPercent,
      returnOrigin,
      request?.key ?? null,
      request?.hash ?? null,
    ])
  }

  /** The provider has answered. Null when the checkout is not starting any more. */
  opened(
    { userId, startId }: CheckoutSession,
    sessionId: string,
    url: string,
  ): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(opened, [userId, startId, sessionId, url])
  }

  find(userId: string, sessionId: string): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(find, [userId, sessionId])
  }

  /** The checkout by the provider's id alone: for what the provider tells, never for what a person asks. */
  findSession(sessionId: string): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(findSession, [sessionId])
  }

  /** What may have been paid without our knowing, or was paid and never given. */
  unfinished(provider: Provider): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(unfinished, [provider])
  }

  /** What nobody will pay any more: never opened, or open for longer than any payment is on its way. */
  lost(provider: Provider): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(lost, [provider])
  }

  /** The checkout by our own id, as it is now. */
  findStart({ userId, startId }: CheckoutSession): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(findStart, [userId, startId])
  }

  findRequest(userId: string, key: string): Promise<StartedCheckout | null> {
    return this.sql.maybeOne<StartedCheckout>(findRequest, [userId, key])
  }

  /** What the person has begun by other requests than this one, and neither ended nor got premium for. */
  unfinishedOf(userId: string, exceptKey: string | null): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(unfinishedOf, [userId, exceptKey])
  }

  /**
   * Runs `work` with the checkout as it is now, while all checkouts of the person are locked: two payments at once must
   * be counted one after the other. Null when it is gone: dropped, or its person erased.
   */
  locked<T>(
    { userId, startId }: CheckoutSession,
    work: (now: CheckoutSession) => Promise<T>,
  ): Promise<T | null> {
    return this.sql.transaction(async () => {
      const all = await this.sql.query<CheckoutSession>(lockAll, [userId])
      const found = all.find((checkout) => checkout.startId === startId)
      return found ? work(found) : null
    })
  }

  /** A button of the test page. Null when the checkout is over or decided otherwise. */
  decide({ userId, startId }: CheckoutSession, state: CheckoutState): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(decide, [userId, startId, state])
  }

  /** Nobody will pay it. A paid one stays paid. */
  async end({ userId, startId }: CheckoutSession, state: 'cancelled' | 'expired'): Promise<void> {
    await this.sql.query(end, [userId, startId, state])
  }

  async markPaid({ userId, startId }: CheckoutSession): Promise<void> {
    await this.sql.query(markPaid, [userId, startId])
  }

  /** The provider did not open it: as if it had never been asked for. False when it is not starting any more. */
  async drop({ userId, startId }: CheckoutSession): Promise<boolean> {
    return (await this.sql.maybeOne(drop, [userId, startId])) !== null
  }
}
