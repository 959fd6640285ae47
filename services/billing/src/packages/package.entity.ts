import { NUMERIC } from '@gb/service-kit'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A package that can be bought. The rows are data an operator sets. */
@Entity({ schema: 'billing', name: 'package' })
@Check('package_id_form', `package_id ~ '^[a-z][a-z0-9_]{0,39}$'`)
@Check('package_position', 'position >= 0')
@Check('package_name', 'char_length(name) BETWEEN 1 AND 100')
@Check('package_price', `price >= 0 AND price < 'NaN'`)
@Check('package_currency', `currency ~ '^[A-Z]{3}$'`)
@Check('package_interval', 'char_length(billing_interval) BETWEEN 1 AND 40')
@Check('package_months', 'months BETWEEN 1 AND 36')
@Check('package_discount_label', 'char_length(discount_label) BETWEEN 1 AND 40')
export class PackageEntity {
  @PrimaryColumn({ name: 'package_id', type: 'text' }) packageId!: string
  /** Order on screen; the card at index 1 is the popular one. */
  @Column({ type: 'smallint', unique: true }) position!: number
  @Column({ type: 'text' }) name!: string
  @Column({ type: 'numeric', precision: 8, scale: 2, transformer: NUMERIC }) price!: number
  /** ISO 4217. */
  @Column({ type: 'text' }) currency!: string
  /** Words for the period, as a price is followed by them: "month", "6 months". */
  @Column({ name: 'billing_interval', type: 'text' }) interval!: string
  /** Length of the period in calendar months. */
  @Column({ type: 'smallint' }) months!: number
  @Column({ type: 'text', array: true }) features!: string[]
  @Column({ name: 'discount_label', type: 'text', nullable: true }) discountLabel!: string | null
}
