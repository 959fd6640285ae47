import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** One attempt to buy a package, with price and period as they were at that moment. */
@Entity({ schema: 'billing', name: 'checkout_session' })
@Check('checkout_months', 'months BETWEEN 1 AND 36')
@Check('checkout_amount', `amount >= 0 AND amount < 'NaN'`)
@Check('checkout_currency', `currency ~ '^[A-Z]{3}$'`)
@Check('checkout_state', `state IN ('open', 'paid', 'cancelled')`)
export class CheckoutSessionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string

  @PrimaryColumn({ name: 'session_id', type: 'text' })
  @Index('checkout_session_id', { unique: true })
  sessionId!: string

  @Column({ name: 'package_id', type: 'text' })
  packageId!: string

  @Column({ type: 'smallint' })
  months!: number

  @Column({ type: 'numeric', precision: 8, scale: 2 })
  amount!: string

  @Column({ type: 'text' })
  currency!: string

  /** Where the person goes back to; one of the allowed origins. */
  @Column({ name: 'return_origin', type: 'text' })
  returnOrigin!: string

  @Column({ type: 'text', default: 'open' })
  state!: string

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date
}
