import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Which version of the product's own table is loaded: one row. */
@Entity({ schema: 'food_analysis', name: 'food_load' })
@Check('food_load_source', `source = 'own'`)
@Check('food_load_version', String.raw`version ~ '^\d{1,4}\.\d{1,4}$'`)
@Check('food_load_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
export class FoodLoadEntity {
  @PrimaryColumn('text') source!: 'own'
  /** `major.minor`, compared as two numbers. */
  @Column('text') version!: string
  /** Of all shipped files together, hex. */
  @Column('text') sha256!: string
  @Column('timestamptz', { name: 'loaded_at', default: () => 'now()' }) loadedAt!: Date
}
