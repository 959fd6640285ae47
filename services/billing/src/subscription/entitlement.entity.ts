import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A subscription: the period of premium that is paid for. One checkout makes at most one; renewals move its end. */
@Entity({ schema: 'billing', name: 'entitlement' })
@Index('entitlement_by_end', ['userId', 'endsAt'], { where: 'revoked_at IS NULL' })
@Index('entitlement_subscription', ['subscriptionId'], { unique: true, where: 'subscription_id IS NOT NULL' })
@Index('entitlement_customer', ['customerId'], { where: 'customer_id IS NOT NULL' })
@Index('entitlement_due', ['syncedAt'], { where: `status <> 'ended'` })
@Index('entitlement_refund_due', ['refundAskedAt'], {
  where: 'refund_asked_at IS NOT NULL AND refunded_at IS NULL',
})
@Index('entitlement_owed', ['syncedAt'], { where: 'provider_owed IS NOT NULL' })
@Check('entitlement_period', 'ends_at > starts_at')
@Check('entitlement_status', `status IN ('active', 'past_due', 'ended')`)
@Check('entitlement_provider', `provider IN ('test', 'stripe', 'gift')`)
@Check('entitlement_refund', 'refunded_at IS NULL OR revoked_at IS NOT NULL')
@Check('entitlement_owed_kind', `provider_owed IN ('end', 'end_unless_paid', 'stop_renewal')`)
export class EntitlementEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string

  /** The checkout session that paid for it. */
  @PrimaryColumn({ name: 'session_id', type: 'text' })
  @Index('entitlement_session', { unique: true })
  sessionId!: string

  @Column({ name: 'package_id', type: 'text' }) packageId!: string
  /** Who takes the money; nobody does for a gift of an operator. */
  @Column({ type: 'text' }) provider!: string
  /** The provider's ids; null on the test page. */
  @Column({ name: 'subscription_id', type: 'text', nullable: true }) subscriptionId!: string | null
  @Column({ name: 'customer_id', type: 'text', nullable: true }) customerId!: string | null
  /** `past_due`: a renewal was not paid. */
  @Column({ type: 'text', default: 'active' }) status!: string
  @Column({ name: 'starts_at', type: 'timestamptz' }) startsAt!: Date
  /** End of what is paid for. */
  @Column({ name: 'ends_at', type: 'timestamptz' }) endsAt!: Date
  @Column({ name: 'cancel_at_period_end', type: 'boolean', default: false }) cancelAtPeriodEnd!: boolean
  /** Set by a refund or a lost dispute: premium ends at once. */
  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true }) revokedAt!: Date | null
  /** The person asked for their money back, or paid twice. */
  @Column({ name: 'refund_asked_at', type: 'timestamptz', nullable: true }) refundAskedAt!: Date | null
  /** The provider has taken the refund. */
  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true }) refundedAt!: Date | null
  /** What the provider has still to be told; null once it was. */
  @Column({ name: 'provider_owed', type: 'text', nullable: true }) providerOwed!: string | null
  /** When the provider was asked last: what was asked earlier must not win over it. */
  @Column({ name: 'synced_at', type: 'timestamptz', default: () => 'now()' }) syncedAt!: Date
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
}
