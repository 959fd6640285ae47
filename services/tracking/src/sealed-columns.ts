import type { MoodText } from '@gb/domain'
import { type SealedColumn, sealedOfEntry, wordOf } from '@gb/service-kit'
import { milestonePlace } from './milestones/milestone-words.js'
import { moodTextPlace } from './mood/mood-texts.js'
import { deviceKeysPlace, endpointPlace } from './reminders/push/push-places.js'
import { vitaminNotePlace } from './vitamins/vitamin-notes.js'
import { weightNotePlace } from './weight/weight-notes.js'

const MOOD_COLUMNS: Record<MoodText, string> = {
  journalEntry: 'journal_entry',
  gratitudeNote: 'gratitude_note',
  challenges: 'challenges',
  victories: 'victories',
}

const moodText = (text: MoodText): SealedColumn =>
  sealedOfEntry('mood_entry', MOOD_COLUMNS[text], (userId, entryId) => moodTextPlace(userId, entryId, text))

const pushColumn = (column: string, place: typeof endpointPlace): SealedColumn => ({
  table: 'push_subscription',
  column,
  key: ['user_id', 'subscription_id'],
  place: (key) => place(wordOf(key, 'user_id'), wordOf(key, 'subscription_id')),
})

/** Every sealed column of tracking. A new one: add it here, or a rotation of the key leaves it behind. */
export const SEALED_COLUMNS: SealedColumn[] = [
  sealedOfEntry('weight_entry', 'notes', weightNotePlace),
  sealedOfEntry('vitamin_entry', 'notes', vitaminNotePlace),
  moodText('journalEntry'),
  moodText('gratitudeNote'),
  moodText('challenges'),
  moodText('victories'),
  sealedOfEntry('milestone_entry', 'milestone', milestonePlace),
  pushColumn('endpoint', endpointPlace),
  pushColumn('device_keys', deviceKeysPlace),
]
