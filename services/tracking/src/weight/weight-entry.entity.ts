import { WEIGHT_LBS } from '@gb/domain'
import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

/** One weight. */
@Entity({ schema: 'tracking', name: 'weight_entry' })
@Index(
  'weight_entry_by_time',
  ['userId', 'recordedAt', 'entryId', 'localDate', 'weightLbs', 'isInitial', 'isConfirmed'],
  { where: 'deleted_at IS NULL' },
)
@Index('weight_entry_one_initial', ['userId'], { unique: true, where: 'is_initial' })
@Check('weight_entry_zone', ZONE_CHECK)
@Check('weight_entry_weight', `weight_lbs BETWEEN ${WEIGHT_LBS.min} AND ${WEIGHT_LBS.max}`)
@Check(
  'weight_entry_wiped',
  '(deleted_at IS NULL) = (weight_lbs IS NOT NULL) AND (deleted_at IS NULL OR notes IS NULL)',
)
@Check('weight_entry_initial_stays', 'NOT is_initial OR deleted_at IS NULL')
export class WeightEntryEntity extends EntryColumns {
  /** Null once deleted. */
  @Column({ name: 'weight_lbs', type: 'numeric', precision: 4, scale: 1, nullable: true })
  weightLbs!: string | null
  /** Sealed; null without a note. */
  @Column({ type: 'bytea', nullable: true }) notes!: Buffer | null
  @Column({ name: 'is_initial', type: 'boolean', default: false }) isInitial!: boolean
  /** The person was asked about this weight and said that it is right. */
  @Column({ name: 'is_confirmed', type: 'boolean', default: false }) isConfirmed!: boolean
}
