import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** What a lookup of a product code brought; asked again when it is old. */
@Entity({ schema: 'food_analysis', name: 'barcode' })
@Check('barcode_code', String.raw`code ~ '^(\d{8}|\d{13})$'`)
@Check('barcode_state', `state IN ('found', 'unknown', 'incomplete')`)
export class BarcodeEntity {
  /** EAN-13 or EAN-8. */
  @PrimaryColumn('text') code!: string
  /** `incomplete`: the product is known, but its figures are not. */
  @Column('text') state!: 'found' | 'unknown' | 'incomplete'
  @Column('timestamptz', { name: 'looked_up_at', default: () => 'now()' }) lookedUpAt!: Date
}
