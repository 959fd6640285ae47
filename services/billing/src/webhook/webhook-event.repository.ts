import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EventSubject, PaymentEvent } from '../payment/stripe/stripe-events.js'

/** An event that waits to be acted on. */
export interface WaitingEvent extends EventSubject {
  eventId: string
}

/** How many one round takes. */
export const EVENT_BATCH = 20

/** How long a claimed event is nobody else's; longer than the provider may take to answer. */
const LEASE_SECONDS = 60

const keep = statement(
  'keep_event',
  `INSERT INTO billing.webhook_event (event_id, kind, object_id) VALUES ($1, $2, $3) ON CONFLICT (event_id) DO NOTHING`,
)
const claim = statement(
  'claim_events',
  `UPDATE billing.webhook_event e
   SET attempts = e.attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
   FROM (SELECT event_id FROM billing.webhook_event WHERE done_at IS NULL AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT ${EVENT_BATCH} FOR UPDATE SKIP LOCKED) due
   WHERE e.event_id = due.event_id
   RETURNING e.event_id AS "eventId", e.kind, e.object_id AS "objectId"`,
)
const done = statement('event_done', 'UPDATE billing.webhook_event SET done_at = now() WHERE event_id = $1')
const putOff = statement(
  'put_off_event',
  `UPDATE billing.webhook_event
   SET next_attempt_at = now() + make_interval(secs => least(3600, 5 * 2 ^ least(attempts, 10))) WHERE event_id = $1`,
)
const forget = statement(
  'forget_events',
  `DELETE FROM billing.webhook_event WHERE received_at < now() - interval '30 days'`,
)

/** The inbox of what the payment provider tells. */
@Injectable()
export class WebhookEventRepository {
  constructor(private readonly sql: Sql) {}

  /** Keeps an event once, however often it is delivered. */
  async keep(eventId: string, { kind, objectId }: NonNullable<PaymentEvent['subject']>): Promise<void> {
    await this.sql.query(keep, [eventId, kind, objectId])
  }

  claim(): Promise<WaitingEvent[]> {
    return this.sql.query<WaitingEvent>(claim)
  }

  async done(eventId: string): Promise<void> {
    await this.sql.query(done, [eventId])
  }

  /** Waits longer after each failure, at most an hour. */
  async putOff(eventId: string): Promise<void> {
    await this.sql.query(putOff, [eventId])
  }

  /** Drops what came a month ago: the provider repeats an event for three days. */
  async forgetOld(): Promise<void> {
    await this.sql.query(forget)
  }
}
