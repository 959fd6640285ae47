import type { ApiBody, ApiData } from '@gb/api-client'
import type { Mood, MoodTrend, MoodValues } from '../model/mood'

type History = ApiData<'/api/mood-history/{user_id}'>
type Entry = History['entries'][number]
type AddBody = ApiBody<'/api/mood-entry', 'post'>

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
export const toAddBody = (userId: string, mood: Mood): AddBody => ({
  user_id: userId,
  entry_id: mood.entryId,
  recorded_at: mood.recordedAt,
  ...toValuesBody(mood),
})
