import { PAIN_ANSWERS, PULSE_RANGE, TEMPERATURE_RANGE, VOMITING_ANSWERS } from '@gb/domain'
import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(', ')
const ANSWERS = ['vomiting', 'pain', 'pulse_bpm', 'temperature']
const { C, F } = TEMPERATURE_RANGE

/** What somebody answered on one of the first days: one row a day, its id made of the day. All answers are null once deleted. */
@Entity({ schema: 'tracking', name: 'recovery_entry' })
@Index('recovery_entry_by_time', ['userId', 'recordedAt', 'entryId'], { where: 'deleted_at IS NULL' })
@Index('recovery_entry_by_day', ['userId', 'localDate'], { unique: true })
@Check('recovery_entry_zone', ZONE_CHECK)
@Check('recovery_entry_vomiting', `vomiting IN (${words(VOMITING_ANSWERS)})`)
@Check('recovery_entry_pain', `pain IN (${words(PAIN_ANSWERS)})`)
@Check('recovery_entry_pulse', `pulse_bpm BETWEEN ${PULSE_RANGE.min} AND ${PULSE_RANGE.max}`)
@Check(
  'recovery_entry_temperature',
  `temperature BETWEEN ${C.min} AND ${C.max} OR temperature BETWEEN ${F.min} AND ${F.max}`,
)
@Check(
  'recovery_entry_skipped',
  `NOT (pulse_skipped AND pulse_bpm IS NOT NULL) AND NOT (temperature_skipped AND temperature IS NOT NULL)`,
)
@Check(
  'recovery_entry_wiped',
  `deleted_at IS NULL OR num_nonnulls(${ANSWERS.join(', ')}) = 0
    AND NOT pulse_skipped AND NOT temperature_skipped`,
)
export class RecoveryEntryEntity extends EntryColumns {
  @Column({ type: 'text', nullable: true }) vomiting!: string | null
  @Column({ type: 'text', nullable: true }) pain!: string | null
  @Column({ name: 'pulse_bpm', type: 'smallint', nullable: true }) pulseBpm!: number | null
  /** Could not be measured. */
  @Column({ name: 'pulse_skipped', type: 'boolean', default: false }) pulseSkipped!: boolean
  /** As it was read, °F or °C: the number tells. */
  @Column({ type: 'numeric', precision: 4, scale: 1, nullable: true }) temperature!: string | null
  /** Could not be measured. */
  @Column({ name: 'temperature_skipped', type: 'boolean', default: false }) temperatureSkipped!: boolean
}
