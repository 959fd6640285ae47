import { NUMERIC } from '@gb/service-kit'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A promo code that an operator made. */
@Entity({ schema: 'billing', name: 'promo_code' })
@Check('promo_code_form', `code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'`)
@Check('promo_code_description', 'char_length(description) BETWEEN 1 AND 200')
@Check('promo_code_percent', 'discount_percent BETWEEN 1 AND 100')
@Check('promo_code_free_length', 'discount_percent < 100 OR char_length(code) >= 8')
@Check('promo_code_cap', 'max_redemptions BETWEEN 1 AND 1000000')
@Check('promo_code_minimum', 'minimum_amount BETWEEN 0.01 AND 9999.99')
@Check('promo_code_used', 'used >= 0 AND (max_redemptions IS NULL OR used <= max_redemptions)')
export class PromoCodeEntity {
  /** In capitals, as it is compared. */
  @PrimaryColumn({ type: 'text' }) code!: string
  @Column({ type: 'text', nullable: true }) description!: string | null
  @Column({ name: 'discount_percent', type: 'smallint' }) discountPercent!: number
  /** How many people may redeem it; null: everybody. */
  @Column({ name: 'max_redemptions', type: 'integer', nullable: true }) maxRedemptions!: number | null
  /** Only for people who have never paid before. */
  @Column({ name: 'first_time_only', type: 'boolean', default: false }) firstTimeOnly!: boolean
  /** The least price of a package that it is good for, in the currency of the package; null: any. */
  @Column({
    name: 'minimum_amount',
    type: 'numeric',
    precision: 8,
    scale: 2,
    nullable: true,
    transformer: NUMERIC,
  })
  minimumAmount!: number | null
  /** Redeemed, or held by a checkout that can still be paid. */
  @Column({ type: 'integer', default: 0 }) used!: number
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true }) expiresAt!: Date | null
  @Column({ name: 'deactivated_at', type: 'timestamptz', nullable: true }) deactivatedAt!: Date | null
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
}
