import { statement } from '@gb/service-kit'

const OWN_LIMIT = 'CASE WHEN own_limit_until > now() THEN own_limit END'

/** An expired reservation counts as given back even before the reaper came by. */
export const used = statement(
  'scan_used',
  `SELECT coalesce((SELECT used FROM food_analysis.scan_quota WHERE user_id = $1), 0)
        - (SELECT count(*)::int FROM food_analysis.scan
            WHERE user_id = $1 AND state = 'reserved' AND expires_at <= now()) AS used,
        (SELECT ${OWN_LIMIT} FROM food_analysis.scan_quota WHERE user_id = $1) AS "ownLimit"`,
)

/** Writes the row as it is: that locks it, also when it is new. */
export const lockQuota = statement(
  'scan_lock_quota',
  `INSERT INTO food_analysis.scan_quota AS q (user_id) VALUES ($1)
   ON CONFLICT (user_id) DO UPDATE SET used = q.used RETURNING used, ${OWN_LIMIT} AS "ownLimit"`,
)

const UNLESS_KEY_TAKEN =
  'ON CONFLICT (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING RETURNING scan_id'

/** No row when another request has the key; one that is about to have it is waited for. */
export const insertScan = statement(
  'scan_insert',
  `INSERT INTO food_analysis.scan
     (user_id, scan_id, state, expires_at, idempotency_key, request_hash, photo_hash, prompt_version)
   VALUES ($1, $2, 'reserved', now() + interval '60 seconds', $3, $4, $5, $6)
   ${UNLESS_KEY_TAKEN}`,
)

/** A scan that was never charged: its photo was known. Without a key nobody would ever ask for it. */
export const insertFree = statement(
  'scan_insert_free',
  `INSERT INTO food_analysis.scan
     (user_id, scan_id, state, expires_at, settled_at, idempotency_key, request_hash, answer)
   VALUES ($1, $2, 'refunded', now(), now(), $3, $4, $5)
   ${UNLESS_KEY_TAKEN}`,
)

/** The meal that the same photo became, as it is now. */
export const findByPhoto = statement(
  'scan_find_by_photo',
  `SELECT entry_id FROM food_analysis.scan s
    WHERE user_id = $1 AND photo_hash = $2 AND prompt_version = $3 AND state = 'committed'
      AND EXISTS (SELECT FROM food_analysis.food_entry e WHERE e.user_id = $1 AND e.entry_id = s.entry_id)
    ORDER BY settled_at DESC LIMIT 1`,
)

/** Whether somebody looks at the photo right now, or it has become a meal that is in the log. */
export const photoTaken = statement(
  'scan_photo_taken',
  `SELECT state = 'reserved' AS is_live FROM food_analysis.scan s
    WHERE user_id = $1 AND photo_hash = $2 AND prompt_version = $3
      AND (state = 'reserved' AND expires_at > now()
        OR state = 'committed'
          AND EXISTS (SELECT FROM food_analysis.food_entry e WHERE e.user_id = $1 AND e.entry_id = s.entry_id))
    ORDER BY is_live DESC LIMIT 1`,
)

export const takeOne = statement(
  'scan_take_one',
  'UPDATE food_analysis.scan_quota SET used = used + 1 WHERE user_id = $1',
)

/** Scans of a stretch of time that ends now, and the seconds until the oldest of them has left it. */
export const lately = statement(
  'scan_lately',
  `SELECT count(*)::int AS scans,
          coalesce(ceil(extract(epoch FROM min(reserved_at) + $2::interval - now())), 0)::int AS seconds
     FROM food_analysis.scan
    WHERE user_id = $1 AND reserved_at > now() - $2::interval AND state <> 'refunded'`,
)

export const commit = statement(
  'scan_commit',
  `UPDATE food_analysis.scan SET state = 'committed', settled_at = now(), entry_id = $3
    WHERE user_id = $1 AND scan_id = $2 AND state = 'reserved' RETURNING scan_id`,
)

export const keepAnswer = statement(
  'scan_keep_answer',
  `UPDATE food_analysis.scan SET answer = $3
    WHERE user_id = $1 AND scan_id = $2 AND idempotency_key IS NOT NULL`,
)

interface GivenBack {
  /** Which scans, as a condition. */
  which: string
  alsoChange?: string
  /** Whose they are; everybody's unless told. */
  ofOne?: string
}

const giveBack = ({ which, alsoChange = '', ofOne }: GivenBack): string =>
  `WITH freed AS (
     UPDATE food_analysis.scan SET state = 'refunded', settled_at = now() ${alsoChange}
      WHERE state = 'reserved' AND ${which}${ofOne ? ` AND user_id = ${ofOne}` : ''} RETURNING user_id
   ), counted AS (SELECT user_id, count(*)::int AS scans FROM freed GROUP BY user_id)
   UPDATE food_analysis.scan_quota AS q SET used = q.used - counted.scans
     FROM counted WHERE q.user_id = counted.user_id${ofOne ? ` AND q.user_id = ${ofOne}` : ''}`

const EXPIRED = `, failure = 'unavailable'`

export const fail = statement(
  'scan_fail',
  giveBack({ which: 'scan_id = $2', alsoChange: ', failure = $3', ofOne: '$1' }),
)

/** Frees the key of a scan that ended without an answer, so that the same request may be tried again. */
export const freeKey = statement(
  'scan_free_key',
  `UPDATE food_analysis.scan SET idempotency_key = NULL, request_hash = NULL
    WHERE user_id = $1 AND idempotency_key = $2 AND state = 'refunded' AND answer IS NULL
      AND failure IS DISTINCT FROM 'gone'`,
)

export const refundKeepingKey = statement(
  'scan_refund_keeping_key',
  giveBack({ which: 'scan_id = $2', ofOne: '$1' }),
)

export const refundExpiredOf = statement(
  'scan_refund_expired_of',
  giveBack({ which: 'expires_at <= now()', alsoChange: EXPIRED, ofOne: '$1' }),
)

export const refundExpired = statement(
  'scan_refund_expired',
  giveBack({ which: 'expires_at <= now()', alsoChange: EXPIRED }),
)

export const findByKey = statement(
  'scan_find_by_key',
  `SELECT request_hash, answer, state, failure, state = 'reserved' AND expires_at > now() AS is_live
     FROM food_analysis.scan WHERE user_id = $1 AND idempotency_key = $2`,
)
