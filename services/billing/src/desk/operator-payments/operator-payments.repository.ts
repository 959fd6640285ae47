import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** Something the payment provider told us that could not be acted on yet. */
export interface FailedEvent {
  eventId: string
  kind: string
  objectId: string
  receivedAt: Date
  attempts: number
  nextAttemptAt: Date
}

/** Money that is to go back and has not. */
export interface OpenRefund {
  userId: string
  sessionId: string
  packageId: string
  askedAt: Date
}

/** How much waits, and for how long the oldest of it has. */
export interface EventLag {
  waiting: number
  seconds: number
}

const MAX_LISTED = 200

const failed = statement(
  'failed_payment_events',
  `SELECT event_id AS "eventId", kind, object_id AS "objectId", received_at AS "receivedAt", attempts,
     next_attempt_at AS "nextAttemptAt"
   FROM billing.webhook_event WHERE done_at IS NULL AND attempts > 0
   ORDER BY received_at DESC, event_id LIMIT ${MAX_LISTED}`,
)

const retry = statement(
  'retry_payment_event',
  `UPDATE billing.webhook_event SET next_attempt_at = now() WHERE event_id = $1 AND done_at IS NULL RETURNING event_id`,
)

const refunds = statement(
  'open_refunds',
  `SELECT user_id AS "userId", session_id AS "sessionId", package_id AS "packageId", refund_asked_at AS "askedAt"
   FROM billing.entitlement WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL
   ORDER BY refund_asked_at LIMIT ${MAX_LISTED}`,
)

const lag = statement(
  'payment_event_lag',
  `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(received_at)), 0)::float8 AS seconds
   FROM billing.webhook_event WHERE done_at IS NULL`,
)

/** What waits between the payment provider and us, as operators see it. */
@Injectable()
export class OperatorPaymentsRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  failed(): Promise<FailedEvent[]> {
    return this.sql.query<FailedEvent & Record<string, unknown>>(failed)
  }

  /** Makes an event due now; false when there is none to act on. */
  async retry(eventId: string): Promise<boolean> {
    return (await this.sql.maybeOne(retry, [eventId])) !== null
  }

  /** Oldest first. */
  refunds(): Promise<OpenRefund[]> {
    return this.sql.query<OpenRefund & Record<string, unknown>>(refunds)
  }

  lag(): Promise<EventLag> {
    return this.sql.one<EventLag & Record<string, unknown>>(lag)
  }
}
