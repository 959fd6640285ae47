import { Injectable } from '@nestjs/common'
import { type FailedWork, Sql, type Statement, statementForEveryone, type WorkState } from '@gb/service-kit'
import { MAX_LISTED } from './waiting-work.js'

/** What waits in a table of its own, without a job (decision 52). */
export type TabledKind = 'weight' | 'erasure'

const OPEN = `
  SELECT 'weight' AS kind, event_id::text AS "workId", user_id AS "userId", attempts, recorded_at AS "createdAt",
    next_attempt_at AS "nextAttemptAt", last_error AS "lastError"
  FROM profile.outbox_event WHERE delivered_at IS NULL
  UNION ALL
  SELECT 'erasure', s.user_id || ' ' || s.service, s.user_id, s.attempts, p.erase_at, s.next_attempt_at, s.last_error
  FROM profile.erasure_step s JOIN profile.profile p ON p.user_id = s.user_id WHERE s.done_at IS NULL`

const list = statementForEveryone(
  'list_waiting_work',
  // A weight belongs to the log of its person, and who asked to be erased has a right to it.
  `SELECT *, true AS "canRetry", false AS "canDrop" FROM (${OPEN}) open WHERE attempts > 0
   ORDER BY "createdAt" DESC, "workId" LIMIT ${MAX_LISTED}`,
)

const states = statementForEveryone(
  'state_of_waiting_work',
  `SELECT kind, count("workId")::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failed,
     min("createdAt") AS "oldestAt",
     (array_agg("lastError" ORDER BY "createdAt" DESC) FILTER (WHERE "lastError" IS NOT NULL))[1] AS "lastError"
   FROM unnest(ARRAY['weight', 'erasure']) kind LEFT JOIN (${OPEN}) open USING (kind) GROUP BY kind`,
)

const RETRY: Record<TabledKind, Statement> = {
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

const isThere = statementForEveryone(
  'is_waiting_work',
  `SELECT 1 FROM (${OPEN}) open WHERE kind = $1 AND "workId" = $2`,
)

/** Weights and erasures on their way. */
@Injectable()
export class WaitingWorkRepository {
  constructor(private readonly sql: Sql) {}

  states(): Promise<WorkState[]> {
    return this.sql.query<WorkState>(states)
  }

  /** What failed, newest first. */
  failed(): Promise<FailedWork[]> {
    return this.sql.query<FailedWork>(list)
  }

  /** Makes it due now; false when there is no such work. */
  async retry(kind: TabledKind, workId: string): Promise<boolean> {
    return (await this.sql.maybeOne(RETRY[kind], [workId])) !== null
  }

  async isThere(kind: TabledKind, workId: string): Promise<boolean> {
    return (await this.sql.maybeOne(isThere, [kind, workId])) !== null
  }
}
