import { addDays, type Concern, concernsForOperators, hourOfDay, localDay } from '@gb/domain'
import type { LoggedDay, LoggedDaysPort, PersonFacts } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { ConcernsService } from '../concerns/concerns.service.js'
import { type MoodEntry, MoodEntryRepository } from '../mood/mood-entry.repository.js'
import { MoodTexts, type OpenTexts } from '../mood/mood-texts.js'
import { OperatorLogsRepository } from './operator-logs.repository.js'

/** A mood with what was written to it. */
export interface JournalPage {
  entry: MoodEntry
  texts: OpenTexts
}

const MAX_MOODS = 200

/** The first of the last so many days. Anywhere on earth it is at most a day later than in UTC. */
const firstOf = (days: number): string => addDays(localDay(new Date(), 'UTC'), 1 - days)

/** Reads what a person keeps, for an operator who answers them. */
@Injectable()
export class OperatorLogsService implements LoggedDaysPort {
  constructor(
    private readonly logs: OperatorLogsRepository,
    private readonly moods: MoodEntryRepository,
    private readonly texts: MoodTexts,
    private readonly worries: ConcernsService,
  ) {}

  days(userId: string, days: number): Promise<LoggedDay[]> {
    return this.since(userId, firstOf(days))
  }

  since(userId: string, from: string): Promise<LoggedDay[]> {
    return this.logs.since(userId, from)
  }

  async concerns(userId: string, person: PersonFacts): Promise<Concern[]> {
    const now = new Date()
    const { timeZone, dayStartsAt } = person
    const today = localDay(now, timeZone, dayStartsAt)
    const found = await this.worries.of({
      userId,
      person,
      today,
      hour: hourOfDay(now, timeZone, dayStartsAt),
    })
    // What was found in a private text is nothing that whoever answers sees: they are promised numbers. Decision 127.
    return concernsForOperators(found)
  }

  async journal(userId: string, days: number): Promise<JournalPage[]> {
    const entries = await this.moods.since(userId, firstOf(days), MAX_MOODS)
    return entries.map((entry) => ({ entry, texts: this.texts.open(userId, entry) }))
  }
}
