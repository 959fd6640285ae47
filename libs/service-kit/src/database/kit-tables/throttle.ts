import { type Sql, type Statement, statement } from '../sql/sql.js'
import { LimitReached } from './errors.js'

/** A limit over a fixed window. */
export interface ThrottleRule {
  /** What is counted, for example `create_profile:203.0.113.7`. Never a secret in clear. */
  bucket: string
  limit: number
  windowSeconds: number
  /** The sentence a person reads when the limit is reached. */
  message: string
}

/** Counters in Postgres: they survive restarts and count across every process. Fails closed. */
export class Throttle {
  private readonly hitStatement: Statement
  private readonly giveBackStatement: Statement
  private readonly addStatement: Statement

  constructor(
    private readonly sql: Sql,
    schema: string,
  ) {
    this.hitStatement = statement(
      `throttle_hit_${schema}`,
      `INSERT INTO ${schema}.throttle AS t (bucket, window_start, hits)
       VALUES ($1, to_timestamp(floor(extract(epoch FROM now()) / $2::int) * $2::int), 1)
       ON CONFLICT (bucket, window_start) DO UPDATE SET hits = t.hits + 1
       RETURNING hits, ceil(extract(epoch FROM window_start) + $2::int - extract(epoch FROM now()))::int AS seconds_left`,
    )
    this.giveBackStatement = statement(
      `throttle_give_back_${schema}`,
      `WITH window_now AS (SELECT to_timestamp(floor(extract(epoch FROM now()) / $2::int) * $2::int) AS began),
         only_one AS (DELETE FROM ${schema}.throttle USING window_now
           WHERE bucket = $1 AND window_start = began AND hits = 1)
       UPDATE ${schema}.throttle SET hits = hits - 1 FROM window_now
       WHERE bucket = $1 AND window_start = began AND hits > 1`,
    )
    this.addStatement = statement(
      `throttle_add_${schema}`,
      `INSERT INTO ${schema}.throttle AS t (bucket, window_start, hits) VALUES ($1, $2, $3)
       ON CONFLICT (bucket, window_start) DO UPDATE SET hits = t.hits + EXCLUDED.hits
       RETURNING hits`,
    )
  }

  /** Takes a counted attempt back that turned out to be none. Count first all the same: parallel ones must not slip past. */
  async giveBack({ bucket, windowSeconds }: Omit<ThrottleRule, 'message' | 'limit'>): Promise<void> {
    await this.sql.query(this.giveBackStatement, [bucket, windowSeconds])
  }

  /** Adds attempts that were counted elsewhere to a window, and gives how many it holds now. */
  async add(bucket: string, windowStart: Date, hits: number): Promise<number> {
    const row = await this.sql.one<{ hits: number }>(this.addStatement, [bucket, windowStart, hits])
    return row.hits
  }

  /** Counts one attempt; throws `LimitReached` once the limit is passed. */
  async hit(rule: ThrottleRule): Promise<void> {
    const row = await this.sql.one<{ hits: number; seconds_left: number }>(this.hitStatement, [
      rule.bucket,
      rule.windowSeconds,
    ])
    if (row.hits > rule.limit) throw new LimitReached(rule.message, Math.max(1, row.seconds_left))
  }
}
