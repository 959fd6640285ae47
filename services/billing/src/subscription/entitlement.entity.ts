import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A paid period of premium. One payment makes at most one. */
@Entity({ schema: 'billing', name: 'entitlement' })
@Index('entitlement_by_end', ['userId', 'endsAt'], { where: 'revoked_at IS NULL' })
@Check('entitlement_period', 'ends_at > starts_at')
export class EntitlementEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string

  /** The checkout session that paid for it. */
  @PrimaryColumn({ name: 'session_id', type: 'text' })
  @Index('entitlement_session', { unique: true })
  sessionId!: string

  @Column({ name: 'package_id', type: 'text' })
  packageId!: string

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt!: Date

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt!: Date

  @Column({ name: 'cancel_at_period_end', type: 'boolean', default: false })
  cancelAtPeriodEnd!: boolean

  /** Set by a refund or a lost dispute: premium ends at once. */
  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date
}
