import { ENERGY_LEVEL, MOOD_DESCRIPTIONS, MOOD_RATING } from '@gb/domain'
import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

const LIVING = { where: 'deleted_at IS NULL' }

/** One mood. Everything said is null once deleted; the four texts are sealed, and null where nothing was written. */
@Entity({ schema: 'tracking', name: 'mood_entry' })
@Index('mood_entry_by_day', ['userId', 'localDate', 'recordedAt', 'entryId'], LIVING)
@Index('mood_entry_by_time', ['userId', 'recordedAt', 'entryId', 'moodRating', 'energyLevel'], LIVING)
@Check('mood_entry_zone', ZONE_CHECK)
@Check('mood_entry_rating', `mood_rating BETWEEN ${MOOD_RATING.min} AND ${MOOD_RATING.max}`)
@Check('mood_entry_energy', `energy_level BETWEEN ${ENERGY_LEVEL.min} AND ${ENERGY_LEVEL.max}`)
@Check(
  'mood_entry_description',
  `mood_description IN (${MOOD_DESCRIPTIONS.map((word) => `'${word}'`).join(', ')})`,
)
@Check(
  'mood_entry_wiped',
  `CASE WHEN deleted_at IS NULL THEN num_nulls(mood_rating, energy_level, mood_description) = 0
   ELSE num_nonnulls(mood_rating, energy_level, mood_description) = 0
    AND num_nonnulls(journal_entry, gratitude_note, challenges, victories) = 0 END`,
)
export class MoodEntryEntity extends EntryColumns {
  @Column({ name: 'mood_rating', type: 'smallint', nullable: true }) moodRating!: number | null
  @Column({ name: 'energy_level', type: 'smallint', nullable: true }) energyLevel!: number | null
  @Column({ name: 'mood_description', type: 'text', nullable: true }) moodDescription!: string | null
  @Column({ name: 'journal_entry', type: 'bytea', nullable: true }) journalEntry!: Buffer | null
  @Column({ name: 'gratitude_note', type: 'bytea', nullable: true }) gratitudeNote!: Buffer | null
  @Column({ type: 'bytea', nullable: true }) challenges!: Buffer | null
  @Column({ type: 'bytea', nullable: true }) victories!: Buffer | null
}
