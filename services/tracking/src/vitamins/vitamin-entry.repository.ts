import type { DoseUnit, TimeOfDay, VitaminName } from '@gb/domain'
import { type Cursor, type EntryMoment, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'
import { VITAMIN_COLUMNS, VITAMIN_STATEMENTS } from './vitamin-statements.js'

/** A dose: in mg, and as typed when it was typed in a unit. */
export interface StoredDose {
  dosageMg: number
  dosageAmount: number | null
  dosageUnit: DoseUnit | null
}

/** A living vitamin as stored; the note is sealed. */
export interface VitaminEntry extends StoredDose {
  entryId: string
  vitaminName: VitaminName
  timeTaken: TimeOfDay
  notes: Buffer | null
  /** The person was asked about the dose and said that it is right. */
  isConfirmed: boolean
  localDate: string
  recordedAt: Date
  /** The other vitamins taken on the same date in the same slot. */
  sameSlot: VitaminName[]
  /** The doses of the same vitamin that were taken earlier on the same date, mg. */
  earlierMg: number[]
  /** Whether the same dose of the vitamin was confirmed, in another entry of this person. */
  isUsual: boolean
}

/** A vitamin to store. */
interface NewVitaminEntry extends EntryMoment, StoredDose {
  userId: string
  entryId: string
  vitaminName: VitaminName
  timeTaken: TimeOfDay
  notes: Buffer | null
  isConfirmed: boolean
}

/** What changes; null keeps what is stored. A new dose, or another vitamin, drops what was typed before. */
interface VitaminChange {
  vitaminName: VitaminName | null
  dose: StoredDose | null
  timeTaken: TimeOfDay | null
  notes: Buffer | null
  isConfirmed: boolean | null
  moment: EntryMoment | null
}

const newest = newestFirst('vitamin', 'tracking.vitamin_entry', VITAMIN_COLUMNS)

/** Vitamins in Postgres. Every statement begins with the person. */
@Injectable()
export class VitaminEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken. */
  insert(entry: NewVitaminEntry): Promise<VitaminEntry | null> {
    const { userId, entryId, vitaminName, dosageMg, dosageAmount, dosageUnit, timeTaken, notes } = entry
    return this.sql.maybeOne<VitaminEntry>(VITAMIN_STATEMENTS.insert, [
      userId,
      entryId,
      vitaminName,
      dosageMg,
      dosageAmount,
      dosageUnit,
      timeTaken,
      notes,
      entry.recordedAt,
      entry.timeZone,
      entry.localDate,
      entry.isConfirmed,
    ])
  }

  find(userId: string, entryId: string): Promise<VitaminEntry | null> {
    return this.sql.maybeOne<VitaminEntry>(VITAMIN_STATEMENTS.find, [userId, entryId])
  }

  /** Those of the ids that are stored and living, in no order. */
  those(userId: string, entryIds: readonly string[]): Promise<VitaminEntry[]> {
    return this.sql.query<VitaminEntry>(VITAMIN_STATEMENTS.those, [userId, entryIds])
  }

  update(userId: string, entryId: string, change: VitaminChange): Promise<VitaminEntry | null> {
    const { vitaminName, dose, timeTaken, notes, isConfirmed, moment } = change
    return this.sql.maybeOne<VitaminEntry>(VITAMIN_STATEMENTS.update, [
      userId,
      entryId,
      vitaminName,
      dose?.dosageMg ?? null,
      dose?.dosageAmount ?? null,
      dose?.dosageUnit ?? null,
      timeTaken,
      notes,
      moment?.recordedAt ?? null,
      moment?.timeZone ?? null,
      moment?.localDate ?? null,
      isConfirmed,
    ])
  }

  /** Leaves a tombstone; false when there is nothing to delete. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(VITAMIN_STATEMENTS.bury, [userId, entryId])) !== null
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<VitaminEntry[]> {
    return this.sql.query<VitaminEntry>(...newest(userId, limit, before))
  }
}
