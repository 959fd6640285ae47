import { type JobState, Jobs, Sql, statement, type WorkDrop, type WorkRetry } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { Owed } from '../../subscription/entitlement.js'
import { PAYMENT_EVENT } from '../../database/jobs.js'

interface Known {
  eventId: string
  kind: string
  objectId: string
  receivedAt: Date
}

/** Something the payment provider told us that could not be acted on yet. */
export interface FailedEvent extends Known {
  attempts: number
  nextAttemptAt: Date
  /** Kind and code of the last error; null when its process died. */
  lastError: string | null
}

/** Money that is to go back and has not. */
export interface OpenRefund {
  userId: string
  sessionId: string
  packageId: string
  askedAt: Date
  /** Name of the operator who gave it; null: the guarantee did. */
  askedBy: string | null
}

/** What the payment provider has still to be told about a subscription. */
export interface OwedCall {
  userId: string
  sessionId: string
  subscriptionId: string | null
  owed: Owed
  syncedAt: Date
}

const MAX_LISTED = 200

const known = statement(
  'known_payment_events',
  `SELECT event_id AS "eventId", kind, object_id AS "objectId", received_at AS "receivedAt"
   FROM billing.webhook_event WHERE event_id = ANY($1::text[])`,
)

const refunds = statement(
  'open_refunds',
  `SELECT user_id AS "userId", session_id AS "sessionId", package_id AS "packageId", refund_asked_at AS "askedAt",
     NULL AS "askedBy"
   FROM billing.entitlement WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL
   UNION ALL
   SELECT g.user_id, g.session_id, COALESCE(c.package_id, ''), g.asked_at, g.asked_by
   FROM billing.given_refund g LEFT JOIN billing.checkout_session c USING (user_id, session_id)
   WHERE g.state = 'asked'
   ORDER BY "askedAt" LIMIT ${MAX_LISTED}`,
)

const owed = statement(
  'owed_to_provider',
  `SELECT user_id AS "userId", session_id AS "sessionId", subscription_id AS "subscriptionId",
     provider_owed AS "owed", synced_at AS "syncedAt"
   FROM billing.entitlement WHERE provider_owed IS NOT NULL ORDER BY synced_at LIMIT ${MAX_LISTED}`,
)

/** What waits between the payment provider and us, as operators see it. */
@Injectable()
export class OperatorPaymentsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  /** Newest first. */
  async failed(): Promise<FailedEvent[]> {
    const failed = await this.jobs.list.failed(PAYMENT_EVENT)
    const rows = await this.sql.query<Known & Record<string, unknown>>(known, [
      failed.map(({ ids }) => ids.eventId),
    ])
    const events = new Map(rows.map((row) => [row.eventId, row]))
    return failed.flatMap(({ ids, attempts, nextAttemptAt, lastError }) => {
      const event = events.get(ids.eventId)
      return event ? [{ ...event, attempts, nextAttemptAt, lastError }] : []
    })
  }

  /** Makes an event due now, unless it is being acted on. */
  retry(eventId: string): Promise<WorkRetry> {
    return this.jobs.retry(PAYMENT_EVENT, { eventId })
  }

  /** Lets an event be. What it is about is asked of the provider again by the reconciler. */
  drop(eventId: string): Promise<WorkDrop> {
    return this.jobs.drop(PAYMENT_EVENT, { eventId })
  }

  /** Oldest first. */
  refunds(): Promise<OpenRefund[]> {
    return this.sql.query<OpenRefund & Record<string, unknown>>(refunds)
  }

  /** The one that has waited longest first. */
  owed(): Promise<OwedCall[]> {
    return this.sql.query<OwedCall & Record<string, unknown>>(owed)
  }

  state(): Promise<JobState> {
    return this.jobs.list.state(PAYMENT_EVENT)
  }
}
