import { type Sql, type Statement, statement } from '../sql/sql.js'
import { type JobIds, idsOf, type JobKind } from './job-kind.js'

/** More than this is an outage: the newest ones tell why. */
const MAX_LISTED = 200

/** A job that failed at least once and is not done. */
export interface FailedJob<Id extends string = string> {
  ids: JobIds<Id>
  /** Tries so far. */
  attempts: number
  createdAt: Date
  /** When it is tried again; the end of its lease while it is being tried. */
  nextAttemptAt: Date
}

/** How much of a kind waits, done or not yet tried, and for how many seconds the oldest of it has. */
export interface JobLag {
  waiting: number
  seconds: number
}

interface Row extends Omit<FailedJob, 'ids'> {
  ids: unknown
}

/** The jobs of a service as operators see them. */
export class JobList {
  private readonly failedOf: Statement
  private readonly lagOf: Statement

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
           AS "nextAttemptAt"
       FROM ${schema}.job WHERE name = $1 AND (state = 'retry' OR (state = 'active' AND retry_count > 0))
       ORDER BY created_on DESC, id LIMIT ${MAX_LISTED}`,
    )
    this.lagOf = statement(
      `lag_of_${schema}`,
      `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_on)), 0)::float8 AS seconds
       FROM ${schema}.job WHERE name = $1 AND state < 'completed'`,
    )
  }

  /** What failed of a kind and is not done, newest first, at most 200. */
  async failed<Id extends string>(kind: JobKind<Id>): Promise<FailedJob<Id>[]> {
    const rows = await this.sql.query<Row & Record<string, unknown>>(this.failedOf, [kind.name])
    return rows.map((row) => ({ ...row, ids: idsOf(kind, row.ids) }))
  }

  /** What is not done of a kind. */
  lag(kind: JobKind): Promise<JobLag> {
    return this.sql.one<JobLag & Record<string, unknown>>(this.lagOf, [kind.name])
  }
}
