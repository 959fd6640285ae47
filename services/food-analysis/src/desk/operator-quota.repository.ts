import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** More scans than everybody has, until an instant. */
export interface OwnLimit {
  limit: number
  until: Date
  /** Name of the operator. */
  by: string
}

interface Stored {
  limit: number | null
  until: Date | null
  by: string | null
}

// Written as it is: that locks the row, also when it is new, and whoever scans at this moment waits.
const lock = statement(
  'operator_lock_quota',
  `INSERT INTO food_analysis.scan_quota AS q (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET used = q.used
   RETURNING own_limit AS "limit", own_limit_until AS until, own_limit_by AS by`,
)
const find = statement(
  'operator_own_limit',
  `SELECT own_limit AS "limit", own_limit_until AS until, own_limit_by AS by
   FROM food_analysis.scan_quota WHERE user_id = $1`,
)
const set = statement(
  'operator_set_limit',
  `UPDATE food_analysis.scan_quota SET own_limit = $2, own_limit_until = $3, own_limit_by = $4 WHERE user_id = $1`,
)

const whole = (stored: Stored | null): OwnLimit | null =>
  stored?.limit != null && stored.until && stored.by !== null
    ? { limit: stored.limit, until: stored.until, by: stored.by }
    : null

/** Own limits of people, as operators keep them. */
@Injectable()
export class OperatorQuotaRepository {
  constructor(private readonly sql: Sql) {}

  /** The own limit, also one that is over. */
  async find(userId: string): Promise<OwnLimit | null> {
    return whole(await this.sql.maybeOne<Stored & Record<string, unknown>>(find, [userId]))
  }

  /** Sets the own limit, or takes it away. @returns what it was before */
  set(userId: string, own: OwnLimit | null): Promise<OwnLimit | null> {
    return this.sql.transaction(async () => {
      const before = await this.sql.one<Stored & Record<string, unknown>>(lock, [userId])
      await this.sql.query(set, [userId, own?.limit ?? null, own?.until ?? null, own?.by ?? null])
      return whole(before)
    })
  }
}
