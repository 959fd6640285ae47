import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** Where a checkout stands. */
export type CheckoutState = 'open' | 'paid' | 'cancelled'

/** An attempt to buy a package, as stored. */
export interface CheckoutSession {
  userId: string
  sessionId: string
  packageId: string
  months: number
  amount: number
  currency: string
  returnOrigin: string
  state: CheckoutState
}

const COLUMNS = `user_id AS "userId", session_id AS "sessionId", package_id AS "packageId", months,
  amount::float8 AS amount, currency, return_origin AS "returnOrigin", state`

const open = statement(
  'open_checkout',
  `INSERT INTO billing.checkout_session
     (user_id, session_id, package_id, months, amount, currency, return_origin, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '24 hours')`,
)
const find = statement(
  'find_checkout',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 AND session_id = $2`,
)
const lockAll = statement(
  'lock_checkouts',
  `SELECT ${COLUMNS} FROM billing.checkout_session WHERE user_id = $1 ORDER BY session_id FOR UPDATE`,
)
const decide = statement(
  'decide_checkout',
  `UPDATE billing.checkout_session SET state = $3
   WHERE user_id = $1 AND session_id = $2 AND (state = $3 OR (state = 'open' AND expires_at > now()))
   RETURNING ${COLUMNS}`,
)

/** Checkouts in Postgres. */
@Injectable()
export class CheckoutSessionRepository {
  constructor(private readonly sql: Sql) {}

  async open(session: Omit<CheckoutSession, 'state'>): Promise<void> {
    const { userId, sessionId, packageId, months, amount, currency, returnOrigin } = session
    await this.sql.query(open, [userId, sessionId, packageId, months, amount, currency, returnOrigin])
  }

  find(userId: string, sessionId: string): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(find, [userId, sessionId])
  }

  /**
   * Runs `work` with the session while all checkouts of the person are locked: two payments at once must not
   * start from the same end of premium.
   */
  locked<T>(
    userId: string,
    sessionId: string,
    work: (found: CheckoutSession | null) => Promise<T>,
  ): Promise<T> {
    return this.sql.transaction(async () => {
      const all = await this.sql.query<CheckoutSession>(lockAll, [userId])
      return work(all.find((session) => session.sessionId === sessionId) ?? null)
    })
  }

  /** Null when the session is missing, expired or decided otherwise. */
  decide(userId: string, sessionId: string, state: CheckoutState): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(decide, [userId, sessionId, state])
  }
}
