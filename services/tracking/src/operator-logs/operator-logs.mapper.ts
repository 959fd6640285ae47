import type { LoggedDay } from '@gb/service-kit'
import type { JournalEntryDto, LoggedDayDto } from './operator-logs.dto.js'
import type { JournalPage } from './operator-logs.service.js'

export const toLoggedDayDto = (day: LoggedDay): LoggedDayDto => ({
  date: day.date,
  weight_lbs: day.weightLbs,
  fluid_oz: day.fluidOz,
  vitamins: day.vitamins,
  mood_rating: day.moodRating,
  energy_level: day.energyLevel,
})

export const toJournalEntryDto = ({ entry, texts }: JournalPage): JournalEntryDto => ({
  date: entry.localDate,
  mood_rating: entry.moodRating,
  energy_level: entry.energyLevel,
  mood_description: entry.moodDescription,
  journal_entry: texts.journalEntry,
  gratitude_note: texts.gratitudeNote,
  challenges: texts.challenges,
  victories: texts.victories,
})
