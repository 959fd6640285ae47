import { Jobs, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PAYMENT_EVENT } from '../database/jobs.js'
import type { EventSubject } from '../payment/stripe/stripe-events.js'

const keep = statement(
  'keep_event',
  `INSERT INTO billing.webhook_event (event_id, kind, object_id) VALUES ($1, $2, $3)
   ON CONFLICT (event_id) DO NOTHING RETURNING 1`,
)
const find = statement(
  'find_event',
  `SELECT kind, object_id AS "objectId" FROM billing.webhook_event WHERE event_id = $1`,
)
const forget = statement(
  'forget_events',
  `DELETE FROM billing.webhook_event WHERE received_at < now() - interval '30 days'`,
)

/** The inbox of what the payment provider tells. */
@Injectable()
export class WebhookEventRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  /** Keeps an event once, however often it is delivered, and with it the job to act on it. */
  async keep(eventId: string, { kind, objectId }: EventSubject): Promise<void> {
    await this.sql.transaction(async () => {
      const isNew = (await this.sql.maybeOne(keep, [eventId, kind, objectId])) !== null
      if (isNew) await this.jobs.add(PAYMENT_EVENT, { eventId })
    })
  }

  /** What an event is about; null when it is forgotten. */
  find(eventId: string): Promise<EventSubject | null> {
    return this.sql.maybeOne<EventSubject & Record<string, unknown>>(find, [eventId])
  }

  /** Drops what came a month ago: the provider repeats an event for three days. */
  async forgetOld(): Promise<void> {
    await this.sql.query(forget)
  }
}
