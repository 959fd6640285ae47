import { randomUUID } from 'node:crypto'
import { Bells, type BillingNotice, type JobState, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** What to tell whom. */
export type NewNotice = Pick<BillingNotice, 'userId' | 'kind' | 'amount' | 'currency' | 'day'> & {
  packageId: string
}

/** How many are fetched at once. */
const BATCH = 50

const add = statement(
  'add_notice',
  `INSERT INTO billing.notice (user_id, notice_id, kind, package_name, day, amount, currency)
   VALUES ($1, $2, $3, COALESCE((SELECT name FROM billing.package WHERE package_id = $4), $4), $5, $6, $7)`,
)
const waiting = statement(
  'waiting_notices',
  `SELECT user_id AS "userId", notice_id AS "noticeId", kind, package_name AS "packageName", day,
     amount::float8 AS amount, currency
   FROM billing.notice WHERE taken_at IS NULL ORDER BY created_at LIMIT ${BATCH}`,
)
const taken = statement(
  'notice_taken',
  `UPDATE billing.notice SET taken_at = now() WHERE user_id = $1 AND notice_id = $2 AND taken_at IS NULL`,
)
const state = statement(
  'state_of_notices',
  `SELECT count(*)::int AS waiting, min(created_at) AS "oldestAt" FROM billing.notice WHERE taken_at IS NULL`,
)
const forget = statement(
  'forget_notices',
  `DELETE FROM billing.notice WHERE taken_at < now() - interval '30 days'`,
)

/** What people have to be told. */
@Injectable()
export class NoticeRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bells: Bells,
  ) {}

  /** Call it inside the transaction that gave reason to write. */
  async add({ userId, kind, packageId, day, amount, currency }: NewNotice): Promise<void> {
    await this.sql.query(add, [userId, randomUUID(), kind, packageId, day, amount, currency])
    this.sql.afterCommit(() => this.bells.ring('billing_notice'))
  }

  waiting(): Promise<BillingNotice[]> {
    return this.sql.query<BillingNotice>(waiting)
  }

  async taken({ userId, noticeId }: Pick<BillingNotice, 'userId' | 'noticeId'>): Promise<void> {
    await this.sql.query(taken, [userId, noticeId])
  }

  /** How much waits to be fetched. Fetching has no tries that could fail here: what is not taken only grows old. */
  async state(): Promise<JobState> {
    const open = await this.sql.one<Pick<JobState, 'waiting' | 'oldestAt'>>(state)
    return { ...open, failed: 0, lastError: null }
  }

  /** Drops what was taken a month ago. */
  async forgetOld(): Promise<void> {
    await this.sql.query(forget)
  }
}
