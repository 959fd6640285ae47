import { CHECKOUT_ASKED_DAYS, CHECKOUT_LIFE_MINUTES } from '@gb/domain'
import { statement, statementForEveryone } from '@gb/service-kit'

const COLUMNS = `user_id AS "userId", session_id AS "sessionId", start_id AS "startId", provider,
  package_id AS "packageId", months, amount::float8 AS amount, renewal_amount::float8 AS "renewalAmount", currency,
  promo_code AS "promoCode", discount_percent AS "discountPercent", return_origin AS "returnOrigin", url, state,
  expires_at AS "expiresAt", expires_at <= now() AS "isOver"`

/** Paid, and premium not given yet: somebody was killed in between. A payer who was erased has no page any more. */
const IS_UNFULFILLED = `(state = 'paid' AND url IS NOT NULL
  AND NOT EXISTS (SELECT FROM billing.entitlement e WHERE e.session_id = c.session_id))`

export const begin = statement(
  'begin_checkout',
  `INSERT INTO billing.checkout_session
     (user_id, session_id, start_id, provider, package_id, months, amount, renewal_amount, currency, promo_code,
      discount_percent, return_origin, request_key, request_hash, state, expires_at)
   VALUES ($1, $2::text, $2::text::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'starting',
      now() + interval '${CHECKOUT_LIFE_MINUTES} minutes')
   ON CONFLICT (user_id, request_key) WHERE request_key IS NOT NULL DO NOTHING
   RETURNING ${COLUMNS}`,
)
export const opened = statement(
  'opened_checkout',
  `UPDATE billing.checkout_session SET session_id = $3, url = $4, state = 'open'
   WHERE user_id = $1 AND start_id = $2 AND state = 'starting' RETURNING ${COLUMNS}`,
)
export const find = statement(
  'find_checkout',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 AND session_id = $2`,
)
export const findStart = statement(
  'find_checkout_start',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 AND start_id = $2`,
)
export const findRequest = statement(
  'find_checkout_request',
  `SELECT ${COLUMNS}, request_hash AS "requestHash" FROM billing.checkout_session
   WHERE user_id = $1 AND request_key = $2`,
)
export const unfinishedOf = statement(
  'unfinished_checkouts_of',
  `SELECT ${COLUMNS} FROM billing.checkout_session c
   WHERE user_id = $1 AND (state IN ('starting', 'open') OR ${IS_UNFULFILLED})
     AND ($2::text IS NULL OR request_key IS DISTINCT FROM $2)`,
)
export const findSession = statementForEveryone(
  'find_checkout_session',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE session_id = $1`,
)
// However old: the provider tells for three days, and money that came must not be lost because we were away for longer.
export const unfinished = statement(
  'unfinished_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session c
   WHERE provider = $1 AND (state = 'open' OR ${IS_UNFULFILLED})
     AND created_at < now() - interval '10 seconds'
   ORDER BY created_at LIMIT 1000`,
)
export const lost = statement(
  'lost_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session
   WHERE provider = $1 AND ((state = 'starting' AND created_at < now() - interval '10 minutes')
     OR (state = 'open' AND created_at < now() - interval '${CHECKOUT_ASKED_DAYS} days'))
   ORDER BY created_at LIMIT 1000`,
)
export const lockAll = statement(
  'lock_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 ORDER BY start_id FOR UPDATE`,
)
export const decide = statement(
  'decide_checkout',
  `UPDATE billing.checkout_session SET state = $3
   WHERE user_id = $1 AND start_id = $2 AND (state = $3 OR (state = 'open' AND expires_at > now()))
   RETURNING ${COLUMNS}`,
)
export const end = statement(
  'end_checkout',
  `UPDATE billing.checkout_session SET state = $3
   WHERE user_id = $1 AND start_id = $2 AND state IN ('starting', 'open')`,
)
export const markPaid = statement(
  'mark_checkout_paid',
  `UPDATE billing.checkout_session SET state = 'paid' WHERE user_id = $1 AND start_id = $2`,
)
export const drop = statement(
  'drop_checkout',
  `DELETE FROM billing.checkout_session WHERE user_id = $1 AND start_id = $2 AND state = 'starting'
   RETURNING start_id`,
)
