import { LOG_SECTIONS, type MoodText } from '@gb/domain'
import { personal, type PersonalTable, type PersonalTables, type StoredRow } from '@gb/service-kit'
import { milestonePlace } from '../milestones/milestone-words.js'
import { moodTextPlace } from '../mood/mood-texts.js'
import { vitaminNotePlace } from '../vitamins/vitamin-notes.js'
import { weightNotePlace } from '../weight/weight-notes.js'
import {
  ImportedFluid,
  ImportedMilestone,
  ImportedMood,
  ImportedRecovery,
  ImportedVitamin,
  ImportedWeight,
} from './imported-rows.js'

/** What every entry is exported with. */
const entry = (day = 'date') => [
  personal.uuid('entry_id'),
  personal.instant('recorded_at'),
  personal.text('time_zone'),
  personal.day(day, 'local_date'),
]

const moodText = (field: string, text: MoodText) =>
  personal.sealed(field, (userId, entryId) => moodTextPlace(userId, entryId, text))

const ENTRY: Pick<PersonalTable, 'order' | 'living' | 'omitted'> = {
  order: ['recorded_at', 'entry_id'],
  living: 'deleted_at IS NULL',
  omitted: {
    created_at: 'when the row was written, which says nothing about the person',
    deleted_at: 'a deleted entry keeps its id alone',
  },
}

type Settle = (userId: string, rows: StoredRow[]) => Promise<StoredRow[]>

/**
 * Everything tracking holds about people.
 * @param settleInitial keeps the initial weight the only one
 */
export const trackingTables = (settleInitial: Settle): PersonalTables => ({
  schema: 'tracking',
  sections: [
    {
      section: LOG_SECTIONS.weight,
      table: 'tracking.weight_entry',
      columns: [
        ...entry(),
        personal.numeric('weight_lbs'),
        personal.boolean('is_initial'),
        personal.boolean('is_confirmed'),
        personal.sealed('notes', weightNotePlace),
      ],
      importable: { row: ImportedWeight, prepare: settleInitial },
      ...ENTRY,
    },
    {
      section: LOG_SECTIONS.vitamins,
      table: 'tracking.vitamin_entry',
      columns: [
        ...entry('taken_date'),
        personal.text('vitamin_name'),
        personal.numeric('dosage_mg'),
        personal.numeric('dosage_amount'),
        personal.text('dosage_unit'),
        personal.text('time_taken'),
        personal.boolean('is_confirmed'),
        personal.sealed('notes', vitaminNotePlace),
      ],
      importable: { row: ImportedVitamin },
      ...ENTRY,
    },
    {
      section: LOG_SECTIONS.fluids,
      table: 'tracking.fluid_entry',
      columns: [...entry(), personal.text('fluid_type'), personal.numeric('amount_oz')],
      importable: { row: ImportedFluid },
      ...ENTRY,
    },
    {
      section: LOG_SECTIONS.mood,
      table: 'tracking.mood_entry',
      columns: [
        ...entry(),
        personal.integer('mood_rating'),
        personal.integer('energy_level'),
        personal.text('mood_description'),
        moodText('journal_entry', 'journalEntry'),
        moodText('gratitude_note', 'gratitudeNote'),
        moodText('challenges', 'challenges'),
        moodText('victories', 'victories'),
      ],
      importable: { row: ImportedMood },
      ...ENTRY,
    },
    {
      section: LOG_SECTIONS.milestones,
      table: 'tracking.milestone_entry',
      columns: [...entry(), personal.sealed('milestone', milestonePlace)],
      importable: { row: ImportedMilestone },
      ...ENTRY,
    },
    {
      section: LOG_SECTIONS.recovery,
      table: 'tracking.recovery_entry',
      columns: [
        ...entry(),
        personal.text('vomiting'),
        personal.text('pain'),
        personal.integer('pulse_bpm'),
        personal.boolean('pulse_skipped'),
        personal.numeric('temperature'),
        personal.boolean('temperature_skipped'),
      ],
      importable: { row: ImportedRecovery },
      ...ENTRY,
    },
    {
      section: 'reminders',
      table: 'tracking.reminder_settings',
      columns: [
        personal.text('time_zone'),
        personal.boolean('vitamins_on'),
        personal.text('vitamins_morning'),
        personal.text('vitamins_afternoon'),
        personal.text('vitamins_evening'),
        personal.boolean('fluids_on'),
        personal.integer('fluids_every_hours'),
        personal.text('fluids_from'),
        personal.text('fluids_to'),
        personal.boolean('weigh_in_on'),
        personal.text('weigh_in_weekday'),
        personal.text('weigh_in_time'),
        personal.boolean('mood_on'),
        personal.text('mood_time'),
        personal.text('quiet_from'),
        personal.text('quiet_to'),
        personal.boolean('show_details'),
        personal.instant('sent_at'),
      ],
      order: ['time_zone'],
      omitted: {
        scheduled_at: 'follows from the settings',
        snoozed_until: 'is over within a day',
        snoozed_items: 'is over within a day',
        due_at: 'follows from the settings',
        claimed_until: 'which process is sending',
        sent_items: 'follows from the settings',
      },
    },
    {
      section: 'progress_reports',
      table: 'tracking.progress_report',
      columns: [
        personal.uuid('report_id'),
        personal.text('period'),
        personal.day('from', 'from_date'),
        personal.day('to', 'to_date'),
        personal.text('paper'),
        personal.text('weight_unit'),
        personal.texts('note_entry_ids'),
        personal.instant('created_at'),
      ],
      omitted: {},
      order: ['created_at', 'report_id'],
    },
  ],
  unexported: {
    push_subscription: 'addresses and keys of devices: who reads them can write to their screens',
  },
})
