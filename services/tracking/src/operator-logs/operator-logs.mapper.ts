import type { LoggedDay } from '@gb/service-kit'
import { spelled } from '@gb/service-kit'
import type { JournalEntryDto, LoggedDayDto } from './operator-logs.dto.js'
import type { JournalPage } from './operator-logs.service.js'

export const toLoggedDayDto = (day: LoggedDay): LoggedDayDto =>
  spelled(day, 'date', 'weightLbs', 'fluidOz', 'vitamins', 'moodRating', 'energyLevel')

export const toJournalEntryDto = ({ entry, texts }: JournalPage): JournalEntryDto => ({
  date: entry.localDate,
  ...spelled(entry, 'moodRating', 'energyLevel', 'moodDescription'),
  ...spelled(texts, 'journalEntry', 'gratitudeNote', 'challenges', 'victories'),
})
