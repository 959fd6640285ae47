import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Something the payment provider told us. It says what to ask about, never what is true. That it waits is a job. */
@Entity({ schema: 'billing', name: 'webhook_event' })
@Check('webhook_event_kind', `kind IN ('checkout', 'subscription', 'charge')`)
export class WebhookEventEntity {
  /** The provider's id of the event: a second delivery is the same event. */
  @PrimaryColumn({ name: 'event_id', type: 'text' }) eventId!: string
  @Column({ type: 'text' }) kind!: string
  /** What to ask the provider about. */
  @Column({ name: 'object_id', type: 'text' }) objectId!: string
  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' }) receivedAt!: Date
}
