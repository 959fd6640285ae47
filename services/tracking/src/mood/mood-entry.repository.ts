import type { MoodDescription, MoodText, MoodTotals } from '@gb/domain'
import { type Cursor, type EntryMoment, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'
import { MOOD_COLUMNS, MOOD_STATEMENTS } from './mood-statements.js'

/** The four texts, sealed; null where nothing was written or sent. */
export type SealedTexts = Record<MoodText, Buffer | null>

/** A living mood as stored. */
export interface MoodEntry extends SealedTexts {
  entryId: string
  moodRating: number
  energyLevel: number
  moodDescription: MoodDescription
  localDate: string
  recordedAt: Date
}

/** A mood to store. */
interface NewMoodEntry extends EntryMoment {
  userId: string
  entryId: string
  moodRating: number
  energyLevel: number
  moodDescription: MoodDescription
  texts: SealedTexts
}

/** What changes; null keeps what is stored. */
interface MoodChange {
  moodRating: number | null
  energyLevel: number | null
  moodDescription: MoodDescription | null
  texts: SealedTexts
  moment: EntryMoment | null
}

const inOrder = ({ journalEntry, gratitudeNote, challenges, victories }: SealedTexts) => [
  journalEntry,
  gratitudeNote,
  challenges,
  victories,
]

const NO_MOODS: MoodTotals = { entries: 0, moodSum: 0, energySum: 0 }

const newest = newestFirst('mood', 'tracking.mood_entry', MOOD_COLUMNS)

/** Moods in Postgres. Every statement begins with the person. */
@Injectable()
export class MoodEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken. */
  insert(entry: NewMoodEntry): Promise<MoodEntry | null> {
    return this.sql.maybeOne<MoodEntry>(MOOD_STATEMENTS.insert, [
      entry.userId,
      entry.entryId,
      entry.moodRating,
      entry.energyLevel,
      entry.moodDescription,
      ...inOrder(entry.texts),
      entry.recordedAt,
      entry.timeZone,
      entry.localDate,
    ])
  }

  find(userId: string, entryId: string): Promise<MoodEntry | null> {
    return this.sql.maybeOne<MoodEntry>(MOOD_STATEMENTS.find, [userId, entryId])
  }

  update(userId: string, entryId: string, change: MoodChange): Promise<MoodEntry | null> {
    const { moodRating, energyLevel, moodDescription, texts, moment } = change
    return this.sql.maybeOne<MoodEntry>(MOOD_STATEMENTS.update, [
      userId,
      entryId,
      moodRating,
      energyLevel,
      moodDescription,
      ...inOrder(texts),
      moment?.recordedAt ?? null,
      moment?.timeZone ?? null,
      moment?.localDate ?? null,
    ])
  }

  /** Leaves a tombstone; false when there is nothing to delete. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(MOOD_STATEMENTS.bury, [userId, entryId])) !== null
  }

  /** The newest, and the sums over all living ones. */
  async newestAndTotals(
    userId: string,
    limit: number,
    before: Cursor | null,
  ): Promise<{ entries: MoodEntry[]; totals: MoodTotals }> {
    const [entries, [totals = NO_MOODS]] = await this.sql.both<MoodEntry, MoodTotals>(
      newest(userId, limit, before),
      [MOOD_STATEMENTS.totals, [userId]],
    )
    return { entries, totals }
  }

  /** The entries of a local day and later, newest first. */
  since(userId: string, day: string, limit: number): Promise<MoodEntry[]> {
    return this.sql.query<MoodEntry>(MOOD_STATEMENTS.since, [userId, day, limit])
  }

  /** The entries of the local days from one to another, both included, newest first. */
  between(userId: string, from: string, to: string, limit: number): Promise<MoodEntry[]> {
    return this.sql.query<MoodEntry>(MOOD_STATEMENTS.between, [userId, from, to, limit])
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<MoodEntry[]> {
    return this.sql.query<MoodEntry>(...newest(userId, limit, before))
  }
}
