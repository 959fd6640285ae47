import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { GIVEN_REFUND_STATES, type GivenRefundState } from './given-refund.js'

/** A part of a payment that an operator gives back. It is written before the provider is asked. */
@Entity({ schema: 'billing', name: 'given_refund' })
@Index('given_refund_once', ['refundId'], { unique: true })
@Index('given_refund_due', ['askedAt'], { where: `state = 'asked'` })
@Check('given_refund_provider', `provider IN ('test', 'stripe')`)
@Check('given_refund_amount', 'amount BETWEEN 0.01 AND 9999.99')
@Check('given_refund_currency', `currency ~ '^[A-Z]{3}$'`)
@Check('given_refund_state', `state IN (${GIVEN_REFUND_STATES.map((state) => `'${state}'`).join(', ')})`)
@Check('given_refund_asked_by', 'char_length(asked_by) BETWEEN 1 AND 100')
@Check('given_refund_settled', `(state = 'asked') = (settled_at IS NULL)`)
export class GivenRefundEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  /** Made by whoever asks, so that one press gives once. */
  @PrimaryColumn({ name: 'refund_id', type: 'uuid' }) refundId!: string
  /** The checkout of the subscription it was paid for. */
  @Column({ name: 'session_id', type: 'text' }) sessionId!: string
  /** The provider's id of the payment. */
  @Column({ name: 'payment_id', type: 'text' }) paymentId!: string
  @Column({ type: 'text' }) provider!: string
  @Column({ type: 'numeric', precision: 8, scale: 2 }) amount!: string
  @Column({ type: 'text' }) currency!: string
  /** Whether premium ends with it. */
  @Column({ name: 'ends_premium', type: 'boolean' }) endsPremium!: boolean
  @Column({ type: 'text', default: 'asked' }) state!: GivenRefundState
  /** Name of the operator. */
  @Column({ name: 'asked_by', type: 'text' }) askedBy!: string
  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' }) askedAt!: Date
  /** When the provider had given it, or refused. */
  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true }) settledAt!: Date | null
}
