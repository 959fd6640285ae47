import { type Sql, type Statement, statement } from '../sql/sql.js'

/** What of one queue comes next. */
export interface NextJob extends Record<string, unknown> {
  /** Name of the queue. */
  name: string
  /** Whether it is being tried: then it is about the end of the lease, else about the beginning of a try. */
  isTried: boolean
  /** Seconds until then; not above 0 when it has come. */
  seconds: number
}

/** One look at all queues of a service at once, so that none has to ask for itself. */
export class JobLook {
  private readonly next: Statement

  /** @param schema where the library keeps the jobs */
  constructor(
    private readonly sql: Sql,
    schema: string,
  ) {
    // The states stand in their order: created, retry, active, and then those in which nothing is to be done.
    this.next = statement(
      `next_jobs_of_${schema}`,
      `SELECT name, state = 'active' AS "isTried", extract(epoch FROM min(
           CASE WHEN state = 'active' THEN started_on + make_interval(secs => expire_seconds) ELSE start_after END
         ) - now())::float8 AS seconds
       FROM ${schema}.job WHERE name = ANY($1) AND state < 'completed' GROUP BY 1, 2`,
    )
  }

  /** What comes next in each of these queues that holds anything. */
  read(names: readonly string[]): Promise<NextJob[]> {
    return this.sql.query<NextJob>(this.next, [names])
  }
}
