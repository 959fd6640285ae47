import { Injectable } from '@nestjs/common'
import { Sql, type Statement, statement, statementForEveryone } from '@gb/service-kit'
import { NOTICE_MINUTES } from '../../post/mail/mail-times.js'
import type { RetryOutcome, WaitingWork, WorkKind } from './waiting-work.js'

/** More than this is an outage: the first ones tell why. */
const MAX_LISTED = 200

const FAILING = `
  SELECT 'mail' AS kind, mail_id::text AS "workId", user_id AS "userId", attempts, created_at AS "createdAt",
    CASE WHEN given_up THEN NULL ELSE next_attempt_at END AS "nextAttemptAt", sealed IS NOT NULL AS "canRetry"
  FROM profile.mail_outbox WHERE NOT decoy AND (given_up OR (ended_at IS NULL AND attempts > 0))
  UNION ALL
  SELECT 'weight', event_id::text, user_id, attempts, recorded_at, next_attempt_at, true
  FROM profile.outbox_event WHERE delivered_at IS NULL AND attempts > 0
  UNION ALL
  SELECT 'erasure', s.user_id || ' ' || s.service, s.user_id, s.attempts, p.erase_at, s.next_attempt_at, true
  FROM profile.erasure_step s JOIN profile.profile p ON p.user_id = s.user_id
  WHERE s.done_at IS NULL AND s.attempts > 0`

const list = statementForEveryone(
  'list_waiting_work',
  `SELECT * FROM (${FAILING}) failing ORDER BY "createdAt" DESC, "workId" LIMIT ${MAX_LISTED}`,
)

const RETRY: Record<WorkKind, Statement> = {
  mail: statement(
    'retry_mail',
    // Not while it is being sent: it would be sent twice. What lasts is worth another day of tries.
    `UPDATE profile.mail_outbox SET next_attempt_at = now(), ended_at = NULL, given_up = false, leased_until = NULL,
       expires_at = CASE WHEN lasting THEN greatest(expires_at, now() + make_interval(mins => ${NOTICE_MINUTES}))
         ELSE expires_at END
     WHERE mail_id::text = $1 AND sealed IS NOT NULL AND NOT decoy
       AND (leased_until IS NULL OR leased_until <= now()) RETURNING 1`,
  ),
  weight: statementForEveryone(
    'retry_weight',
    `UPDATE profile.outbox_event SET next_attempt_at = now() - interval '1 minute'
     WHERE event_id::text = $1 AND delivered_at IS NULL RETURNING 1`,
  ),
  erasure: statementForEveryone(
    'retry_erasure',
    `UPDATE profile.erasure_step SET next_attempt_at = now()
     WHERE user_id || ' ' || service = $1 AND done_at IS NULL RETURNING 1`,
  ),
}

const mailNotRetried = statement(
  'mail_not_retried',
  `SELECT CASE WHEN ended_at IS NULL THEN 'sending' WHEN NOT given_up THEN 'not_there'
     WHEN lasting THEN 'words_gone' ELSE 'was_for_minutes' END AS outcome
   FROM profile.mail_outbox WHERE mail_id::text = $1 AND NOT decoy`,
)

const counts = statementForEveryone(
  'count_waiting_work',
  `SELECT kind, count(*)::int AS waiting FROM (
     SELECT 'mail' AS kind FROM profile.mail_outbox WHERE ended_at IS NULL AND NOT decoy
     UNION ALL SELECT 'weight' FROM profile.outbox_event WHERE delivered_at IS NULL
     UNION ALL SELECT 'erasure' FROM profile.erasure_step WHERE done_at IS NULL) work GROUP BY kind`,
)

const lags = statementForEveryone(
  'lag_of_waiting_work',
  `SELECT 'mail' AS kind, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
   FROM profile.mail_outbox WHERE ended_at IS NULL AND NOT decoy
   UNION ALL SELECT 'weight', coalesce(extract(epoch FROM now() - min(recorded_at)), 0)::float8
   FROM profile.outbox_event WHERE delivered_at IS NULL`,
)

/** Work that waits, over the tables it waits in. */
@Injectable()
export class WaitingWorkRepository {
  constructor(private readonly sql: Sql) {}

  /** What failed, newest first. */
  list(): Promise<WaitingWork[]> {
    return this.sql.query<WaitingWork & Record<string, unknown>>(list)
  }

  /** Makes it due now, or says why not. */
  async retry(kind: WorkKind, workId: string): Promise<RetryOutcome> {
    if (await this.sql.maybeOne(RETRY[kind], [workId])) return 'due'
    if (kind !== 'mail') return 'not_there'
    const why = await this.sql.maybeOne<{ outcome: RetryOutcome }>(mailNotRetried, [workId])
    return why?.outcome ?? 'not_there'
  }

  /** All that waits, failed or not, by kind. */
  async counts(): Promise<{ kind: WorkKind; waiting: number }[]> {
    return this.sql.query<{ kind: WorkKind; waiting: number }>(counts)
  }

  /** Seconds that the oldest of each kind has waited; 0 when none waits. */
  async lags(): Promise<{ kind: WorkKind; seconds: number }[]> {
    return this.sql.query<{ kind: WorkKind; seconds: number }>(lags)
  }
}
