import { DOSAGE_AMOUNT, DOSAGE_MG, DOSE_UNITS, TIMES_OF_DAY, VITAMIN_NAMES } from '@gb/domain'
import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

const oneOf = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`

/** One dose of one vitamin. */
@Entity({ schema: 'tracking', name: 'vitamin_entry' })
@Index('vitamin_entry_by_time', ['userId', 'recordedAt', 'entryId'], { where: 'deleted_at IS NULL' })
@Index('vitamin_entry_by_slot', ['userId', 'localDate', 'timeTaken', 'vitaminName', 'entryId'], {
  where: 'deleted_at IS NULL',
})
@Index('vitamin_entry_confirmed', ['userId', 'vitaminName', 'dosageMg'], {
  where: 'is_confirmed AND deleted_at IS NULL',
})
@Check('vitamin_entry_zone', ZONE_CHECK)
@Check('vitamin_entry_name', oneOf('vitamin_name', VITAMIN_NAMES))
@Check('vitamin_entry_dosage', `dosage_mg BETWEEN ${DOSAGE_MG.min} AND ${DOSAGE_MG.max}`)
@Check('vitamin_entry_amount', `dosage_amount BETWEEN ${DOSAGE_AMOUNT.min} AND ${DOSAGE_AMOUNT.max}`)
@Check('vitamin_entry_unit', oneOf('dosage_unit', DOSE_UNITS))
@Check('vitamin_entry_time', oneOf('time_taken', TIMES_OF_DAY))
@Check('vitamin_entry_typed', '(dosage_amount IS NULL) = (dosage_unit IS NULL)')
@Check(
  'vitamin_entry_wiped',
  `CASE WHEN deleted_at IS NULL THEN num_nulls(vitamin_name, dosage_mg) = 0
   ELSE num_nonnulls(vitamin_name, dosage_mg, dosage_amount, dosage_unit, notes) = 0 END`,
)
export class VitaminEntryEntity extends EntryColumns {
  /** Null once deleted, like the dose. */
  @Column({ name: 'vitamin_name', type: 'text', nullable: true }) vitaminName!: string | null
  /** Tablets for a multivitamin. */
  @Column({ name: 'dosage_mg', type: 'numeric', precision: 10, scale: 4, nullable: true })
  dosageMg!: string | null
  /** As typed, with its unit; null when only mg were sent. */
  @Column({ name: 'dosage_amount', type: 'numeric', precision: 11, scale: 4, nullable: true })
  dosageAmount!: string | null
  @Column({ name: 'dosage_unit', type: 'text', nullable: true }) dosageUnit!: string | null
  /** The person was asked about the dose and said that it is right. */
  @Column({ name: 'is_confirmed', type: 'boolean', default: false }) isConfirmed!: boolean
  @Column({ name: 'time_taken', type: 'text' }) timeTaken!: string
  /** Sealed; null without a note. */
  @Column({ type: 'bytea', nullable: true }) notes!: Buffer | null
}
