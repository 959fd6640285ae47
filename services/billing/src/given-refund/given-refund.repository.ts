import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { Provider } from '../checkout-session/checkout-session.js'
import type { GivenRefund, WantedRefund } from './given-refund.js'

type Row = GivenRefund & Record<string, unknown>

const COLUMNS = `user_id AS "userId", refund_id AS "refundId", session_id AS "sessionId", payment_id AS "paymentId",
  provider, amount::float8 AS amount, currency, ends_premium AS "endsPremium", state, asked_by AS "askedBy",
  asked_at AS "askedAt", settled_at AS "settledAt"`

const ask = statement(
  'ask_given_refund',
  `INSERT INTO billing.given_refund
     (user_id, refund_id, session_id, payment_id, provider, amount, currency, ends_premium, asked_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
)
const find = statement(
  'find_given_refund',
  `SELECT ${COLUMNS} FROM billing.given_refund WHERE user_id = $1 AND refund_id = $2`,
)
const ofPerson = statement(
  'given_refunds_of_person',
  `SELECT ${COLUMNS} FROM billing.given_refund WHERE user_id = $1 ORDER BY asked_at DESC, refund_id`,
)
const kept = statement(
  'payments_given_back_with_premium',
  `SELECT DISTINCT payment_id AS "paymentId" FROM billing.given_refund
   WHERE user_id = $1 AND session_id = $2 AND NOT ends_premium AND state <> 'refused'`,
)
const settle = statement(
  'settle_given_refund',
  `UPDATE billing.given_refund SET state = $3, settled_at = now()
   WHERE user_id = $1 AND refund_id = $2 AND state = 'asked' RETURNING refund_id`,
)
const due = statement(
  'given_refunds_due',
  `SELECT ${COLUMNS} FROM billing.given_refund WHERE state = 'asked' AND provider = $1 ORDER BY asked_at LIMIT 100`,
)

/** What operators give back, in Postgres. */
@Injectable()
export class GivenRefundRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken, by whomever. */
  ask(wanted: WantedRefund): Promise<GivenRefund | null> {
    const { userId, refundId, sessionId, paymentId, provider, amount, currency, endsPremium, askedBy } =
      wanted
    return this.sql.maybeOne<Row>(ask, [
      userId,
      refundId,
      sessionId,
      paymentId,
      provider,
      amount,
      currency,
      endsPremium,
      askedBy,
    ])
  }

  find(userId: string, refundId: string): Promise<GivenRefund | null> {
    return this.sql.maybeOne<Row>(find, [userId, refundId])
  }

  /** The newest first. */
  ofPerson(userId: string): Promise<GivenRefund[]> {
    return this.sql.query<Row>(ofPerson, [userId])
  }

  /** Payments of a subscription that went or go back while premium stays. */
  async forgiven(userId: string, sessionId: string): Promise<string[]> {
    const rows = await this.sql.query<{ paymentId: string }>(kept, [userId, sessionId])
    return rows.map(({ paymentId }) => paymentId)
  }

  /** False when it was settled before. */
  async settle({ userId, refundId }: GivenRefund, state: 'done' | 'refused'): Promise<boolean> {
    return (await this.sql.maybeOne(settle, [userId, refundId, state])) !== null
  }

  /** What has not gone through, the oldest first. */
  due(provider: Provider): Promise<GivenRefund[]> {
    return this.sql.query<Row>(due, [provider])
  }
}
