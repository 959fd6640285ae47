import { statement } from '@gb/service-kit'

/** An expired reservation counts as given back even before the reaper came by. */
export const used = statement(
  'scan_used',
  `SELECT coalesce((SELECT used FROM food_analysis.scan_quota WHERE user_id = $1), 0)
        - (SELECT count(*)::int FROM food_analysis.scan
            WHERE user_id = $1 AND state = 'reserved' AND expires_at <= now()) AS used`,
)

/** Writes the row as it is: that locks it, also when it is new. */
export const lockQuota = statement(
  'scan_lock_quota',
  `INSERT INTO food_analysis.scan_quota AS q (user_id) VALUES ($1)
   ON CONFLICT (user_id) DO UPDATE SET used = q.used RETURNING used`,
)

export const insertScan = statement(
  'scan_insert',
  `INSERT INTO food_analysis.scan (user_id, scan_id, state, expires_at, idempotency_key, request_hash)
   VALUES ($1, $2, 'reserved', now() + interval '60 seconds', $3, $4)`,
)

export const takeOne = statement(
  'scan_take_one',
  'UPDATE food_analysis.scan_quota SET used = used + 1 WHERE user_id = $1',
)

export const lastHour = statement(
  'scan_last_hour',
  `SELECT count(*)::int AS scans,
          coalesce(ceil(extract(epoch FROM min(reserved_at) + interval '1 hour' - now())), 0)::int AS seconds
     FROM food_analysis.scan
    WHERE user_id = $1 AND reserved_at > now() - interval '1 hour' AND state <> 'refunded'`,
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

const giveBack = (which: string, alsoChange = ''): string =>
  `WITH freed AS (
     UPDATE food_analysis.scan SET state = 'refunded', settled_at = now() ${alsoChange}
      WHERE state = 'reserved' AND ${which} RETURNING user_id
   ), counted AS (SELECT user_id, count(*)::int AS scans FROM freed GROUP BY user_id)
   UPDATE food_analysis.scan_quota AS q SET used = q.used - counted.scans
     FROM counted WHERE q.user_id = counted.user_id`

const FORGET_KEY = ', idempotency_key = NULL, request_hash = NULL'

export const refund = statement('scan_refund', giveBack('user_id = $1 AND scan_id = $2', FORGET_KEY))

export const refundKeepingKey = statement(
  'scan_refund_keeping_key',
  giveBack('user_id = $1 AND scan_id = $2'),
)

export const refundExpiredOf = statement(
  'scan_refund_expired_of',
  giveBack('user_id = $1 AND expires_at <= now()', FORGET_KEY),
)

export const refundExpired = statement('scan_refund_expired', giveBack('expires_at <= now()', FORGET_KEY))

export const findByKey = statement(
  'scan_find_by_key',
  `SELECT request_hash, answer, expires_at > now() AS is_live
     FROM food_analysis.scan WHERE user_id = $1 AND idempotency_key = $2`,
)
