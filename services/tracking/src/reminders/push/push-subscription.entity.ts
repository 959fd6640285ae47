import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A device that a person wants reminders on. Its address and keys are secrets: who has them can write to its screen. */
@Entity({ schema: 'tracking', name: 'push_subscription' })
// A device that changes hands must not go on showing the reminders of the person before.
@Index('push_subscription_one_person', ['subscriptionId'], { unique: true })
@Check('push_subscription_language', `language ~ '^[a-z]{2}$'`)
export class PushSubscriptionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  /** Made from the address, so that a device needs to remember nothing. */
  @PrimaryColumn({ name: 'subscription_id', type: 'uuid' }) subscriptionId!: string
  /** Sealed. */
  @Column({ type: 'bytea' }) endpoint!: Buffer
  /** Sealed JSON with `p256dh` and `auth`. */
  @Column({ name: 'device_keys', type: 'bytea' }) deviceKeys!: Buffer
  /** What the device speaks: reminders are written in it. */
  @Column({ type: 'text', default: 'en' }) language!: string
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
}
