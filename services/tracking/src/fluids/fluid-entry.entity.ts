import { FLUID_OZ, FLUID_TYPES } from '@gb/domain'
import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

/** One drink. */
@Entity({ schema: 'tracking', name: 'fluid_entry' })
@Index('fluid_entry_by_day', ['userId', 'localDate', 'recordedAt', 'entryId'], {
  where: 'deleted_at IS NULL',
})
@Index('fluid_entry_by_time', ['userId', 'recordedAt', 'entryId'], { where: 'deleted_at IS NULL' })
@Check('fluid_entry_zone', ZONE_CHECK)
@Check('fluid_entry_type', `fluid_type IN (${FLUID_TYPES.map((type) => `'${type}'`).join(', ')})`)
@Check('fluid_entry_amount', `amount_oz BETWEEN ${FLUID_OZ.min} AND ${FLUID_OZ.max}`)
@Check('fluid_entry_wiped', '(deleted_at IS NULL) = (amount_oz IS NOT NULL)')
export class FluidEntryEntity extends EntryColumns {
  @Column({ name: 'fluid_type', type: 'text' }) fluidType!: string
  /** Null once deleted. */
  @Column({ name: 'amount_oz', type: 'numeric', precision: 4, scale: 1, nullable: true })
  amountOz!: string | null
}
