import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { PromoCodeEntity } from './codes/promo-code.entity.js'

/** A promo code held by a checkout, or redeemed by a payment. One per person and code. */
@Entity({ schema: 'billing', name: 'promo_redemption' })
@ForeignKey(() => PromoCodeEntity, ['code'], ['code'], { name: 'promo_redemption_code' })
export class PromoRedemptionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ type: 'text' }) code!: string

  /** The checkout that holds it. */
  @Column({ name: 'start_id', type: 'uuid' })
  @Index('promo_redemption_start', { unique: true })
  startId!: string

  @Column({ name: 'reserved_at', type: 'timestamptz', default: () => 'now()' }) reservedAt!: Date
  /** When it was paid with; null while it is only held. */
  @Column({ name: 'redeemed_at', type: 'timestamptz', nullable: true }) redeemedAt!: Date | null
}
