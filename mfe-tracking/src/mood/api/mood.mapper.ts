import { whenOf } from '@gb/entries'
import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import { DEFAULT_ENERGY_LEVEL, DEFAULT_MOOD_RATING } from '@gb/domain'
import type { Mood, MoodTexts, MoodTrend, MoodValues } from '../model/mood'

type History = ApiData<'/api/mood-history/{user_id}'>
type Entry = History['entries'][number]
type NewValues = EntryValues['mood']['create']

/** A stored mood of the wire. */
export const toMood = (entry: Entry): Mood => ({
  entryId: entry.entry_id,
  moodRating: entry.mood_rating,
  energyLevel: entry.energy_level,
  moodDescription: entry.mood_description,
  texts: {
    journalEntry: entry.journal_entry,
    gratitudeNote: entry.gratitude_note,
    challenges: entry.challenges,
    victories: entry.victories,
  },
  day: entry.date,
  recordedAt: entry.recorded_at,
})

/** The trends of the wire; every page carries them. */
export const toTrend = (history: History): MoodTrend => ({
  averageMood: history.average_mood,
  averageEnergy: history.average_energy,
  totalEntries: history.total_entries,
  supportLevel: history.support.level,
})

/** The values as they are sent; an empty text removes one. */
export const toValuesBody = ({ moodRating, energyLevel, moodDescription, texts }: MoodValues) => ({
  mood_rating: moodRating,
  energy_level: energyLevel,
  mood_description: moodDescription,
  journal_entry: texts.journalEntry,
  gratitude_note: texts.gratitudeNote,
  challenges: texts.challenges,
  victories: texts.victories,
})

/** A new mood as it is sent. */
export const toValues = (mood: Mood): NewValues => ({ recorded_at: mood.recordedAt, ...toValuesBody(mood) })

/** The texts of what is sent, new or changed; one that is left out is empty here. */
export const textsIn = (values: EntryValues['mood']['create' | 'change']): MoodTexts => ({
  journalEntry: values.journal_entry ?? '',
  gratitudeNote: values.gratitude_note ?? '',
  challenges: values.challenges ?? '',
  victories: values.victories ?? '',
})

/** Makes moods of what is on its way; `dayOf` tells the local day of an instant. */
export const moodReader = (dayOf: (recordedAt: string) => string): EntryReader<'mood', Mood> => ({
  create: (entryId, values) => ({
    entryId,
    moodRating: values.mood_rating ?? DEFAULT_MOOD_RATING,
    energyLevel: values.energy_level ?? DEFAULT_ENERGY_LEVEL,
    moodDescription: values.mood_description,
    texts: textsIn(values),
    recordedAt: '',
    day: '',
    ...whenOf(values.recorded_at, dayOf),
  }),
  change: (mood, values) => ({
    ...mood,
    moodRating: values.mood_rating ?? mood.moodRating,
    energyLevel: values.energy_level ?? mood.energyLevel,
    moodDescription: values.mood_description ?? mood.moodDescription,
    texts: {
      journalEntry: values.journal_entry ?? mood.texts.journalEntry,
      gratitudeNote: values.gratitude_note ?? mood.texts.gratitudeNote,
      challenges: values.challenges ?? mood.texts.challenges,
      victories: values.victories ?? mood.texts.victories,
    },
    ...whenOf(values.recorded_at, dayOf),
  }),
})

/** The level of support that the server saw in a mood it has just stored; null in any other answer. */
export function supportIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('support' in answer)) return null
  const { support } = answer
  if (typeof support !== 'object' || support === null || !('level' in support)) return null
  return typeof support.level === 'number' ? support.level : null
}
