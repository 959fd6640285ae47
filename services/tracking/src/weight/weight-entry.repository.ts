import { type Cursor, type EntryMoment, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'

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

/** From the instant of one weight to that of another. */
export interface Stretch {
  from: Date
  to: Date
}

/** A weight as far as it is told which ones count. */
interface LoggedWeight {
  entryId: string
  day: string
  weightLbs: number
  isInitial: boolean
  isConfirmed: boolean
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
/** So many of the newest say where a person stands: more than a year of days. */
const STANDING_ROWS = 400
/** So many before and behind a stretch speak for what is in it. */
const BESIDE_ROWS = 200
/** So many of the oldest say where it began, and whether the first of them was a slip. */
const FIRST_ROWS = 3

const LIVING = 'FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL'

// However many years somebody has logged, these are the same few rows.
const standing = statement(
  'standing_weights',
  `SELECT entry_id AS "entryId", local_date::text AS day, weight_lbs::float8 AS "weightLbs", is_initial AS "isInitial",
     is_confirmed AS "isConfirmed" FROM
     ((SELECT * ${LIVING} ORDER BY recorded_at DESC, entry_id DESC LIMIT ${STANDING_ROWS})
      UNION (SELECT * ${LIVING} ORDER BY recorded_at, entry_id LIMIT ${FIRST_ROWS})
      UNION (SELECT * ${LIVING} AND is_initial)
      UNION (SELECT * ${LIVING} AND recorded_at BETWEEN $2 AND $3)
      UNION (SELECT * ${LIVING} AND recorded_at < $2 ORDER BY recorded_at DESC LIMIT ${BESIDE_ROWS})
      UNION (SELECT * ${LIVING} AND recorded_at > $3 ORDER BY recorded_at LIMIT ${BESIDE_ROWS}))
     AS wanted ORDER BY recorded_at, entry_id`,
)
const newest = newestFirst<WeightEntry>('weight', 'tracking.weight_entry', COLUMNS)

/** Weights in Postgres. Every statement begins with the person. */
@Injectable()
export class WeightEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken, or for a second initial entry. */
  insert(entry: NewWeightEntry): Promise<WeightEntry | null> {
    const { userId, entryId, weightLbs, notes, isInitial, isConfirmed, recordedAt, timeZone, localDate } =
      entry
    return this.sql.maybeOne<WeightEntry>(insert, [
      userId,
      entryId,
      weightLbs,
      notes,
      isInitial,
      isConfirmed,
      recordedAt,
      timeZone,
      localDate,
    ])
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

  /**
   * What says where a person stands, and whether a stretch of their weights is right, oldest first: the newest, where it
   * began, and the stretch with what lies beside it.
   * @param stretch  the instants of its first and last weight; null asks about the newest alone
   */
  standing(userId: string, stretch: Stretch | null): Promise<LoggedWeight[]> {
    return this.sql.query<LoggedWeight>(standing, [userId, stretch?.from ?? null, stretch?.to ?? null])
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<WeightEntry[]> {
    return newest(this.sql, userId, limit, before)
  }
}
