import {
  DEFAULT_ENERGY_LEVEL,
  DEFAULT_MOOD_RATING,
  ENERGY_LEVEL,
  MOOD_DESCRIPTIONS,
  MOOD_RATING,
  type MoodDescription,
  NOTE_LENGTH,
} from '@gb/domain'
import {
  ChoiceField,
  EntryIdField,
  NumberField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'

const RATING_TEXT = { description: 'Mood, 1 worst to 10 best.', example: 7, optional: true }
const ENERGY_TEXT = { description: 'Energy, 1 lowest to 10 highest.', example: 6, optional: true }
const WORD_TEXT = { description: 'The word that fits best.', example: 'hopeful' }
const JOURNAL_TEXT = { description: 'A journal text.', example: 'Slept well, walked early.', optional: true }
const GRATITUDE_TEXT = {
  description: 'What I am grateful for.',
  example: 'My sister called.',
  optional: true,
}
const CHALLENGES_TEXT = { description: 'What was hard.', example: 'Dinner at work.', optional: true }
const VICTORIES_TEXT = { description: 'What went well.', example: 'Stairs without a stop.', optional: true }

/** A new mood. What is written is sealed before it is stored, and goes nowhere else. */
export class AddMoodEntryDto {
  @UserIdField() user_id!: string

  @NumberField(MOOD_RATING, {
    ...RATING_TEXT,
    description: `${RATING_TEXT.description} ${DEFAULT_MOOD_RATING} when absent.`,
  })
  mood_rating: number = DEFAULT_MOOD_RATING

  @ChoiceField(MOOD_DESCRIPTIONS, WORD_TEXT) mood_description!: MoodDescription

  @NumberField(ENERGY_LEVEL, {
    ...ENERGY_TEXT,
    description: `${ENERGY_TEXT.description} ${DEFAULT_ENERGY_LEVEL} when absent.`,
  })
  energy_level: number = DEFAULT_ENERGY_LEVEL

  @TextField(NOTE_LENGTH, JOURNAL_TEXT) journal_entry?: string
  @TextField(NOTE_LENGTH, GRATITUDE_TEXT) gratitude_note?: string
  @TextField(NOTE_LENGTH, CHALLENGES_TEXT) challenges?: string
  @TextField(NOTE_LENGTH, VICTORIES_TEXT) victories?: string
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a mood. An empty text removes the text. */
export class ChangeMoodEntryDto {
  @UserIdField() user_id!: string
  @NumberField(MOOD_RATING, RATING_TEXT) mood_rating?: number
  @ChoiceField(MOOD_DESCRIPTIONS, { ...WORD_TEXT, optional: true }) mood_description?: MoodDescription
  @NumberField(ENERGY_LEVEL, ENERGY_TEXT) energy_level?: number
  @TextField(NOTE_LENGTH, JOURNAL_TEXT) journal_entry?: string
  @TextField(NOTE_LENGTH, GRATITUDE_TEXT) gratitude_note?: string
  @TextField(NOTE_LENGTH, CHALLENGES_TEXT) challenges?: string
  @TextField(NOTE_LENGTH, VICTORIES_TEXT) victories?: string
  @RecordedAtField() recorded_at?: string
}
