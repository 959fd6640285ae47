import type { FluidAmount, FluidDayTotal, FluidType } from '@gb/domain'
import { type Cursor, type EntryMoment, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'

/** A living drink as stored. */
export interface FluidEntry {
  entryId: string
  fluidType: FluidType
  amountOz: number
  localDate: string
  recordedAt: Date
}

/** A drink to store. */
interface NewFluidEntry extends EntryMoment {
  userId: string
  entryId: string
  fluidType: FluidType
  amountOz: number
}

/** What changes; null keeps what is stored. */
interface FluidChange {
  fluidType: FluidType | null
  amountOz: number | null
  moment: EntryMoment | null
}

/** A day of drinks. */
interface FluidDay {
  /** One for each type that was drunk. */
  totals: FluidAmount[]
  entries: FluidEntry[]
}

const COLUMNS = `entry_id AS "entryId", fluid_type AS "fluidType", amount_oz::float8 AS "amountOz",
  local_date::text AS "localDate", recorded_at AS "recordedAt"`

const insert = statement(
  'insert_fluid',
  `INSERT INTO tracking.fluid_entry (user_id, entry_id, fluid_type, amount_oz, recorded_at, time_zone, local_date)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${COLUMNS}`,
)
const find = statement(
  'find_fluid',
  `SELECT ${COLUMNS} FROM tracking.fluid_entry WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL`,
)
const update = statement(
  'update_fluid',
  `UPDATE tracking.fluid_entry SET fluid_type = COALESCE($3, fluid_type), amount_oz = COALESCE($4, amount_oz),
     recorded_at = COALESCE($5, recorded_at), time_zone = COALESCE($6, time_zone),
     local_date = COALESCE($7, local_date)
   WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
)
const bury = statement(
  'delete_fluid',
  `UPDATE tracking.fluid_entry SET deleted_at = now(), amount_oz = NULL
   WHERE user_id = $1 AND entry_id = $2 AND deleted_at IS NULL RETURNING entry_id`,
)
const dayTotals = statement(
  'fluid_day_totals',
  `SELECT fluid_type AS "fluidType", sum(amount_oz)::float8 AS "amountOz" FROM tracking.fluid_entry
   WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL GROUP BY fluid_type`,
)
const dayEntries = statement(
  'fluid_day_entries',
  `SELECT ${COLUMNS} FROM tracking.fluid_entry WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL
   ORDER BY recorded_at DESC, entry_id DESC LIMIT $3`,
)
const totalsByDay = statement(
  'fluid_totals_by_day',
  `SELECT local_date::text AS day, sum(amount_oz)::float8 AS "totalOz" FROM tracking.fluid_entry
   WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   GROUP BY local_date ORDER BY local_date DESC`,
)
const newest = newestFirst('fluid', 'tracking.fluid_entry', COLUMNS)

/** Drinks in Postgres. Every statement begins with the person. */
@Injectable()
export class FluidEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken. */
  insert(entry: NewFluidEntry): Promise<FluidEntry | null> {
    const { userId, entryId, fluidType, amountOz, recordedAt, timeZone, localDate } = entry
    return this.sql.maybeOne<FluidEntry>(insert, [
      userId,
      entryId,
      fluidType,
      amountOz,
      recordedAt,
      timeZone,
      localDate,
    ])
  }

  find(userId: string, entryId: string): Promise<FluidEntry | null> {
    return this.sql.maybeOne<FluidEntry>(find, [userId, entryId])
  }

  update(
    userId: string,
    entryId: string,
    { fluidType, amountOz, moment }: FluidChange,
  ): Promise<FluidEntry | null> {
    const { recordedAt = null, timeZone = null, localDate = null } = moment ?? {}
    return this.sql.maybeOne<FluidEntry>(update, [
      userId,
      entryId,
      fluidType,
      amountOz,
      recordedAt,
      timeZone,
      localDate,
    ])
  }

  /** Leaves a tombstone; false when there is nothing to delete. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(bury, [userId, entryId])) !== null
  }

  /** The drinks of a day, newest first, and their sum by type that was drunk. */
  async day(userId: string, day: string, limit: number): Promise<FluidDay> {
    const [totals, entries] = await this.sql.both<FluidAmount, FluidEntry>(
      [dayTotals, [userId, day]],
      [dayEntries, [userId, day, limit]],
    )
    return { totals, entries }
  }

  /** One row per day with a drink, both ends included, newest first. */
  totalsByDay(userId: string, from: string, to: string): Promise<FluidDayTotal[]> {
    return this.sql.query<FluidDayTotal>(totalsByDay, [userId, from, to])
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<FluidEntry[]> {
    return this.sql.query<FluidEntry>(...newest(userId, limit, before))
  }
}
