import type { WorkState } from '../../contracts/waiting-work.port.js'
import { type Sql, type Statement, statement } from '../sql/sql.js'
import { type JobIds, idsOf, type JobKind } from './job-kind.js'

/** More than this is an outage: the newest ones tell why. */
const MAX_LISTED = 200

const HAS_FAILED = `(state = 'retry' OR (state = 'active' AND retry_count > 0))`

/** A job that failed at least once and is not done. */
export interface FailedJob<Id extends string = string> {
  ids: JobIds<Id>
  /** Tries so far. */
  attempts: number
  createdAt: Date
  /** When it is tried again; the end of its lease while it is being tried. */
  nextAttemptAt: Date
  /** Kind and code of its last error; null when its process died. */
  lastError: string | null
}

/** How much of a kind is not done, how much of it failed, since when the oldest waits, and the newest error. */
export type JobState = Omit<WorkState, 'kind'>

interface Row extends Omit<FailedJob, 'ids'> {
  ids: unknown
}

/** The jobs of a service as operators see them. */
export class JobList {
  private readonly failedOf: Statement
  private readonly stateOf: Statement

  /** @param schema where the library keeps them */
  constructor(
    private readonly sql: Sql,
    schema: string,
  ) {
    // The states stand in their order: created, retry, active, and then those in which nothing is to be done.
    this.failedOf = statement(
      `failed_jobs_of_${schema}`,
      `SELECT data AS ids, retry_count + 1 AS attempts, created_on AS "createdAt",
         CASE WHEN state = 'active' THEN started_on + make_interval(secs => expire_seconds) ELSE start_after END
           AS "nextAttemptAt", output ->> 'why' AS "lastError"
       FROM ${schema}.job WHERE name = $1 AND ${HAS_FAILED}
       ORDER BY created_on DESC, id LIMIT ${MAX_LISTED}`,
    )
    this.stateOf = statement(
      `state_of_${schema}`,
      `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE ${HAS_FAILED})::int AS failed,
         min(created_on) AS "oldestAt",
         (array_agg(output ->> 'why' ORDER BY created_on DESC) FILTER (WHERE output ->> 'why' IS NOT NULL))[1]
           AS "lastError"
       FROM ${schema}.job WHERE name = $1 AND state < 'completed'`,
    )
  }

  /** What failed of a kind and is not done, newest first, at most 200. */
  async failed<Id extends string>(kind: JobKind<Id>): Promise<FailedJob<Id>[]> {
    const rows = await this.sql.query<Row & Record<string, unknown>>(this.failedOf, [kind.name])
    return rows.map((row) => ({ ...row, ids: idsOf(kind, row.ids) }))
  }

  /** What is not done of a kind, as one. */
  state(kind: JobKind): Promise<JobState> {
    return this.sql.one<JobState & Record<string, unknown>>(this.stateOf, [kind.name])
  }
}
