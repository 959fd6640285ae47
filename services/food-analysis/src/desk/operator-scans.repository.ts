import { Injectable } from '@nestjs/common'
import type { ErrorCode } from '@gb/domain'
import { mayBeLate, Sql, statement } from '@gb/service-kit'
import type { ScanState } from '../quota/scan.entity.js'

/** A scan without what was on the photo. */
export interface OperatorScan {
  userId: string
  scanId: string
  state: ScanState
  reservedAt: Date
  failure: ErrorCode | null
}

/** What was eaten on one local day. */
export interface EatenDay {
  /** 'YYYY-MM-DD'. */
  date: string
  meals: number
  calories: number
  proteinG: number
}

/** Requests to the AI provider on one UTC day. */
export interface UsageOfDay {
  /** 'YYYY-MM-DD'. */
  day: string
  calls: number
}

const MAX_LISTED = 200

const COLUMNS = 'user_id AS "userId", scan_id AS "scanId", state, reserved_at AS "reservedAt", failure'

const ofPerson = statement(
  'operator_scans',
  `SELECT ${COLUMNS} FROM food_analysis.scan WHERE user_id = $1 ORDER BY reserved_at DESC LIMIT ${MAX_LISTED}`,
)

const failed = mayBeLate(
  statement(
    'operator_failed_scans',
    `SELECT ${COLUMNS} FROM food_analysis.scan WHERE failure IS NOT NULL ORDER BY reserved_at DESC LIMIT ${MAX_LISTED}`,
  ),
)

const failedLately = mayBeLate(
  statement(
    'operator_failed_lately',
    `SELECT failure, count(*)::int AS scans FROM food_analysis.scan
   WHERE failure IS NOT NULL AND reserved_at > now() - interval '24 hours' GROUP BY failure`,
  ),
)

const usage = mayBeLate(
  statement(
    'operator_ai_usage',
    `SELECT day::text, calls FROM food_analysis.ai_usage
   WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int ORDER BY day DESC`,
  ),
)

// The meal stays in the log; the scan no longer counts, so it no longer has one.
const refund = statement(
  'operator_refund_scan',
  `WITH freed AS (
     UPDATE food_analysis.scan SET state = 'refunded', settled_at = now(), entry_id = NULL
      WHERE user_id = $1 AND scan_id = $2 AND state = 'committed' RETURNING user_id
   )
   UPDATE food_analysis.scan_quota AS q SET used = q.used - 1
     FROM freed WHERE q.user_id = freed.user_id AND q.user_id = $1 RETURNING q.used`,
)

const foodDays = mayBeLate(
  statement(
    'operator_food_days',
    `SELECT local_date::text AS date, count(*)::int AS meals, coalesce(sum(calories), 0)::float8 AS calories,
     coalesce(sum(protein_g), 0)::float8 AS "proteinG"
   FROM food_analysis.food_entry
   WHERE user_id = $1 AND local_date > (now() AT TIME ZONE 'UTC')::date - $2::int
   GROUP BY local_date ORDER BY local_date DESC`,
  ),
)

/** Scans and the provider's usage, as operators see them. */
@Injectable()
export class OperatorScansRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  ofPerson(userId: string): Promise<OperatorScan[]> {
    return this.sql.query<OperatorScan & Record<string, unknown>>(ofPerson, [userId])
  }

  /** Newest first, over all persons. */
  failed(): Promise<OperatorScan[]> {
    return this.sql.query<OperatorScan & Record<string, unknown>>(failed)
  }

  /** Failures of the last 24 hours by error code. */
  failedLately(): Promise<{ failure: ErrorCode; scans: number }[]> {
    return this.sql.query<{ failure: ErrorCode; scans: number }>(failedLately)
  }

  /** Today and the days before it that had any, newest first. */
  usage(days: number): Promise<UsageOfDay[]> {
    return this.sql.query<UsageOfDay & Record<string, unknown>>(usage, [days])
  }

  /** Days with a meal, newest first. */
  foodDays(userId: string, days: number): Promise<EatenDay[]> {
    return this.sql.query<EatenDay & Record<string, unknown>>(foodDays, [userId, days])
  }

  /** Gives a scan back. @returns how many are used then, or null when there is no such scan that counts */
  async refund(userId: string, scanId: string): Promise<number | null> {
    return (await this.sql.maybeOne<{ used: number }>(refund, [userId, scanId]))?.used ?? null
  }
}
