import { Answer, CountField } from '@gb/service-kit'

/** Two weeks tell how somebody is; more is curiosity. */
const DAYS = { default: 14, max: 90 } as const

/** How far back. */
export class LogsQuery {
  @CountField(DAYS, 'Days, today among them.') days: number = DAYS.default
}

const figure = (description: string, example: number) =>
  Answer.orNull(Number, `${description}; null when nothing was kept.`, example)

/** One local day in figures. */
export class LoggedDayDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @figure('Last weight, lbs', 210.5) weight_lbs!: number | null
  @figure('Fluids, oz', 56) fluid_oz!: number | null
  @Answer('How many vitamins were taken.', 3) vitamins!: number
  @figure('Mean mood, 1 to 10', 6) mood_rating!: number | null
  @figure('Mean energy, 1 to 10', 5) energy_level!: number | null
}

/** Days in figures. */
export class LoggedDaysDto {
  @Answer.list(LoggedDayDto, 'Days with an entry, newest first.') days!: LoggedDayDto[]
}

/** A mood with what was written to it. */
export class JournalEntryDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @Answer('Mood, 1 to 10.', 6) mood_rating!: number
  @Answer('Energy, 1 to 10.', 5) energy_level!: number
  @Answer('Mood in a word.', 'hopeful') mood_description!: string
  @Answer('Journal; empty when nothing was written.', 'A good day.') journal_entry!: string
  @Answer('Gratitude.', 'My sister called.') gratitude_note!: string
  @Answer('Challenges.', 'Dinner at work.') challenges!: string
  @Answer('Victories.', 'I walked a mile.') victories!: string
}

/** Moods with what was written to them. */
export class JournalDto {
  @Answer.list(JournalEntryDto, 'Newest first, at most 200.') entries!: JournalEntryDto[]
}
