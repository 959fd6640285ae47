import { NUMERIC } from '@gb/service-kit'
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { PackageEntity } from './package.entity.js'

/** What a package costs from an instant on. */
@Entity({ schema: 'billing', name: 'package_price' })
@Index('package_price_start', ['packageId', 'startsAt'], { unique: true })
@ForeignKey(() => PackageEntity, ['packageId'], ['packageId'], { name: 'package_price_package' })
@Check('package_price_amount', `price >= 0 AND price < 'NaN'`)
@Check('package_price_label', 'char_length(discount_label) BETWEEN 1 AND 40')
@Check('package_price_set_by', 'char_length(set_by) BETWEEN 1 AND 100')
export class PackagePriceEntity {
  @PrimaryColumn({ name: 'price_id', type: 'uuid' }) priceId!: string
  @Column({ name: 'package_id', type: 'text' }) packageId!: string
  @Column({ type: 'numeric', precision: 8, scale: 2, transformer: NUMERIC }) price!: number
  /** What it saves then; with another price the old words would not be true. */
  @Column({ name: 'discount_label', type: 'text', nullable: true }) discountLabel!: string | null
  @Column({ name: 'starts_at', type: 'timestamptz' }) startsAt!: Date
  /** Name of the operator. */
  @Column({ name: 'set_by', type: 'text' }) setBy!: string
  @Column({ name: 'set_at', type: 'timestamptz', default: () => 'now()' }) setAt!: Date
}
