import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** One attempt to buy a package, with price and period as they were at that moment. */
@Entity({ schema: 'billing', name: 'checkout_session' })
@Index('checkout_request', ['userId', 'requestKey'], { unique: true, where: 'request_key IS NOT NULL' })
@Index('checkout_unfinished', ['expiresAt'], { where: `state IN ('starting', 'open')` })
@Check('checkout_months', 'months BETWEEN 1 AND 36')
@Check('checkout_amount', `amount >= 0 AND amount < 'NaN'`)
@Check('checkout_renewal', `renewal_amount >= amount AND renewal_amount < 'NaN'`)
@Check('checkout_discount', 'discount_percent BETWEEN 0 AND 100')
@Check('checkout_currency', `currency ~ '^[A-Z]{3}$'`)
@Check('checkout_provider', `provider IN ('test', 'stripe')`)
@Check('checkout_state', `state IN ('starting', 'open', 'paid', 'cancelled', 'expired')`)
export class CheckoutSessionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string

  /** The payment provider's id of it; the start_id until the provider has answered. */
  @PrimaryColumn({ name: 'session_id', type: 'text' })
  @Index('checkout_session_id', { unique: true })
  sessionId!: string

  /** Our own id, from the first moment on. */
  @Column({ name: 'start_id', type: 'uuid' })
  @Index('checkout_start', { unique: true })
  startId!: string

  /** Who takes the money. */
  @Column({ type: 'text' }) provider!: string
  @Column({ name: 'package_id', type: 'text' }) packageId!: string
  @Column({ type: 'smallint' }) months!: number
  /** What is paid first. */
  @Column({ type: 'numeric', precision: 8, scale: 2 }) amount!: string
  /** What each renewal costs: the price without the discount. */
  @Column({ name: 'renewal_amount', type: 'numeric', precision: 8, scale: 2 }) renewalAmount!: string
  @Column({ type: 'text' }) currency!: string
  @Column({ name: 'promo_code', type: 'text', nullable: true }) promoCode!: string | null
  @Column({ name: 'discount_percent', type: 'smallint', default: 0 }) discountPercent!: number
  /** Where the person goes back to; one of the allowed origins. */
  @Column({ name: 'return_origin', type: 'text' }) returnOrigin!: string
  /** Where the person pays; null until the provider has answered. */
  @Column({ type: 'text', nullable: true }) url!: string | null
  @Column({ type: 'text', default: 'open' }) state!: string
  /** The Idempotency-Key it was asked for with, if any. */
  @Column({ name: 'request_key', type: 'text', nullable: true }) requestKey!: string | null
  @Column({ name: 'request_hash', type: 'bytea', nullable: true }) requestHash!: Buffer | null
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt!: Date
}
