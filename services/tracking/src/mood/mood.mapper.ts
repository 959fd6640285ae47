import type { MoodSupport, MoodText, MoodTrends, SupportEntry, ToldEntry } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { MoodEntryDto, MoodHistoryDto, SavedMoodEntryDto } from './mood-answers.dto.js'
import type { ChangeMoodEntryDto } from './mood.dto.js'
import type { MoodEntry } from './mood-entry.repository.js'
import type { OpenTexts } from './mood-texts.js'

/** The sent texts under their own names; undefined where nothing was sent. */
export const sentTexts = (body: ChangeMoodEntryDto): Record<MoodText, string | undefined> => ({
  journalEntry: body.journal_entry,
  gratitudeNote: body.gratitude_note,
  challenges: body.challenges,
  victories: body.victories,
})

/** A mood on the wire. */
export const toMoodEntryDto = (
  entry: MoodEntry,
  texts: OpenTexts,
): Pick<MoodEntryDto, keyof MoodEntryDto> => ({
  ...spelled(entry, 'entryId', 'moodRating', 'moodDescription', 'energyLevel'),
  ...spelled(texts, 'journalEntry', 'gratitudeNote', 'challenges', 'victories'),
  date: entry.localDate,
  recorded_at: entry.recordedAt.toISOString(),
})

/** A mood that was just stored, on the wire. */
export const toSavedMoodEntryDto = (
  entry: MoodEntry,
  texts: OpenTexts,
  support: MoodSupport,
): SavedMoodEntryDto => ({ ...toMoodEntryDto(entry, texts), support })

const supportFacts = ({ localDate: day, moodRating, moodDescription }: MoodEntry) => ({
  day,
  moodRating,
  moodDescription,
})

/** A mood as the rules of support read it. `tellsOfCrisis` says whether its texts have words of a crisis. */
export const toSupportEntry = (entry: MoodEntry, tellsOfCrisis: () => boolean): SupportEntry => ({
  ...supportFacts(entry),
  tellsOfCrisis,
})

/** A mood as the rules of concerns read it, texts and all. */
export const toToldEntry = (entry: MoodEntry, texts: OpenTexts): ToldEntry => ({
  ...supportFacts(entry),
  texts: Object.values(texts),
})

/** Trends, support and one page of moods on the wire. */
export const toMoodHistoryDto = (
  trends: MoodTrends,
  support: MoodSupport,
  page: { entries: MoodEntryDto[]; nextBefore: string | null },
): MoodHistoryDto => ({
  ...spelled(trends, 'averageMood', 'averageEnergy', 'totalEntries'),
  support,
  entries: page.entries,
  next_before: page.nextBefore,
})
