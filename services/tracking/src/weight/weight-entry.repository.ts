import { type Cursor, type EntryMoment, Sql, type Statement, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'
import { askStanding, type Standing } from './standing-weights.repository.js'

/** A living weight as stored; the note is sealed. */
export interface WeightEntry {
  entryId: string
  weightLbs: number
  notes: Buffer | null
  isInitial: boolean
  /** The person was asked about it and said that it is right. */
  isConfirmed: boolean
  localDate: string
  recordedAt: Date
}

/** A weight to store. */
interface NewWeightEntry extends EntryMoment {
  userId: string
  entryId: string
  weightLbs: number
  notes: Buffer | null
  isInitial: boolean
  isConfirmed: boolean
}

/** What changes; null keeps what is stored. */
interface WeightChange {
  weightLbs: number | null
  notes: Buffer | null
  isConfirmed: boolean | null
  moment: EntryMoment | null
}

const COLUMNS = `entry_id AS "entryId", weight_lbs::float8 AS "weightLbs", notes, is_initial AS "isInitial",
  is_confirmed AS "isConfirmed", local_date::text AS "localDate", recorded_at AS "recordedAt"`

// No conflict target: a second initial entry of a person is dropped like a second event with the same id.
const insert = statement(
  'insert_weight',
  `INSERT INTO tracking.weight_entry
     (user_id, entry_id, weight_lbs, notes, is_initial, is_confirmed, recorded_at, time_zone, local_date)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
)
const find = statement(
  'find_weight',
  `SELECT ${COLUMNS} FROM tracking.weight_entry WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL`,
)
// What was confirmed was one number: another one is not, unless the person says so again.
const update = statement(
  'update_weight',
  `UPDATE tracking.weight_entry SET weight_lbs = COALESCE($3, weight_lbs), notes = COALESCE($4, notes),
     recorded_at = COALESCE($5, recorded_at), time_zone = COALESCE($6, time_zone),
     local_date = COALESCE($7, local_date),
     is_confirmed = COALESCE($8, is_confirmed AND weight_lbs = COALESCE($3, weight_lbs))
   WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
)
const bury = statement(
  'delete_weight',
  `UPDATE tracking.weight_entry SET deleted_at = now(), weight_lbs = NULL, notes = NULL
   WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL AND NOT is_initial RETURNING entry_id`,
)
const newest = newestFirst('weight', 'tracking.weight_entry', COLUMNS)

const asInserted = (entry: NewWeightEntry): [Statement, unknown[]] => [
  insert,
  [
    entry.userId,
    entry.entryId,
    entry.weightLbs,
    entry.notes,
    entry.isInitial,
    entry.isConfirmed,
    entry.recordedAt,
    entry.timeZone,
    entry.localDate,
  ],
]

/** Weights in Postgres. Every statement begins with the person. */
@Injectable()
export class WeightEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken, or for a second initial entry. */
  insert(entry: NewWeightEntry): Promise<WeightEntry | null> {
    return this.sql.maybeOne<WeightEntry>(...asInserted(entry))
  }

  /** The same, and the weights that say which ones count, with this one. */
  async insertAndStand(entry: NewWeightEntry): Promise<{ entry: WeightEntry | null; standing?: Standing }> {
    const [[stored = null], [standing]] = await this.sql.both<WeightEntry, Standing>(
      asInserted(entry),
      askStanding(entry.userId),
    )
    return standing ? { entry: stored, standing } : { entry: stored }
  }

  /** The newest, and the weights that say which ones count. */
  async newestAndStanding(
    userId: string,
    limit: number,
    before: Cursor | null,
  ): Promise<{ entries: WeightEntry[]; rest: Standing | undefined }> {
    const [entries, [rest]] = await this.sql.both<WeightEntry, Standing>(
      newest(userId, limit, before),
      askStanding(userId),
    )
    return { entries, rest }
  }

  find(userId: string, entryId: string): Promise<WeightEntry | null> {
    return this.sql.maybeOne<WeightEntry>(find, [userId, entryId])
  }

  update(
    userId: string,
    entryId: string,
    { weightLbs, notes, isConfirmed, moment }: WeightChange,
  ): Promise<WeightEntry | null> {
    const { recordedAt = null, timeZone = null, localDate = null } = moment ?? {}
    return this.sql.maybeOne<WeightEntry>(update, [
      userId,
      entryId,
      weightLbs,
      notes,
      recordedAt,
      timeZone,
      localDate,
      isConfirmed,
    ])
  }

  /** Leaves a tombstone; false when there is nothing to delete or the entry is the initial one. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(bury, [userId, entryId])) !== null
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<WeightEntry[]> {
    return this.sql.query<WeightEntry>(...newest(userId, limit, before))
  }
}
