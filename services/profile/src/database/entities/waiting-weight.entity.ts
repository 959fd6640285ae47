import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A weight that still has to reach, or has reached, the weight log. */
@Entity({ name: 'outbox_event', schema: 'profile' })
@Index('outbox_pending', ['nextAttemptAt'], { where: 'delivered_at IS NULL' })
@Check('outbox_kind', `kind IN ('initial', 'profile_update')`)
@Check('outbox_weight', 'weight_lbs BETWEEN 80 AND 600')
@Check('outbox_time_zone', 'char_length(time_zone) BETWEEN 1 AND 64')
@Check('outbox_event_last_error', 'char_length(last_error) BETWEEN 1 AND 200')
export class WaitingWeightEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'event_id' }) eventId!: string
  @Column('text') kind!: string
  @Column('numeric', { name: 'weight_lbs', precision: 4, scale: 1 }) weightLbs!: string
  @Column('text', { name: 'time_zone' }) timeZone!: string
  @Column('timestamptz', { name: 'recorded_at', default: () => 'now()' }) recordedAt!: Date
  @Column('integer', { default: 0 }) attempts!: number
  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt!: Date
  /** Kind and code of the last error, never its text. */
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null
  @Column('timestamptz', { name: 'delivered_at', nullable: true }) deliveredAt!: Date | null
}
