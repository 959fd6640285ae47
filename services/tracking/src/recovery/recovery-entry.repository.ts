import type { RecoveryAnswers } from '@gb/domain'
import { type Cursor, type EntryMoment, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'

/** A living day as stored. */
export interface RecoveryEntry extends RecoveryAnswers {
  entryId: string
  localDate: string
  recordedAt: Date
}

/** Answers to store; null keeps what is stored. */
export interface RecoveryChange {
  vomiting: RecoveryAnswers['vomiting']
  pain: RecoveryAnswers['pain']
  pulseBpm: number | null
  pulseSkipped: boolean | null
  temperature: number | null
  temperatureSkipped: boolean | null
}

/** A day to store. */
interface NewRecoveryEntry extends EntryMoment, RecoveryChange {
  userId: string
  entryId: string
}

const COLUMNS = `entry_id AS "entryId", vomiting, pain, pulse_bpm AS "pulseBpm", pulse_skipped AS "pulseSkipped",
  temperature::float8 AS temperature, temperature_skipped AS "temperatureSkipped", local_date::text AS "localDate", recorded_at AS "recordedAt"`
const LIVING = 'user_id = $1 AND entry_id = $2 AND deleted_at IS NULL'

const insert = statement(
  'insert_recovery',
  `INSERT INTO tracking.recovery_entry (user_id, entry_id, vomiting, pain, pulse_bpm, pulse_skipped, temperature,
     temperature_skipped, recorded_at, time_zone, local_date)
   VALUES ($1, $2, $3, $4, $5, COALESCE($6, false), $7, COALESCE($8, false), $9, $10, $11)
   ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
)
// A number and "could not be measured" take each other back; what is not sent stays.
const setAnswers = `UPDATE tracking.recovery_entry SET vomiting = COALESCE($3, vomiting), pain = COALESCE($4, pain),
     pulse_bpm = CASE WHEN $6 THEN NULL ELSE COALESCE($5, pulse_bpm) END,
     pulse_skipped = CASE WHEN $5::int IS NOT NULL THEN false ELSE COALESCE($6, pulse_skipped) END,
     temperature = CASE WHEN $8 THEN NULL ELSE COALESCE($7, temperature) END,
     temperature_skipped = CASE WHEN $7::numeric IS NOT NULL THEN false ELSE COALESCE($8, temperature_skipped) END`
const update = statement('update_recovery', `${setAnswers} WHERE ${LIVING} RETURNING ${COLUMNS}`)
const updateDay = statement(
  'update_recovery_day',
  `${setAnswers} WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
)
const bury = statement(
  'delete_recovery',
  `UPDATE tracking.recovery_entry SET deleted_at = now(), vomiting = NULL, pain = NULL, pulse_bpm = NULL,
     pulse_skipped = false, temperature = NULL, temperature_skipped = false
   WHERE ${LIVING} RETURNING entry_id`,
)
const newest = newestFirst('recovery', 'tracking.recovery_entry', COLUMNS)

const inOrder = (change: RecoveryChange) => [
  change.vomiting,
  change.pain,
  change.pulseBpm,
  change.pulseSkipped,
  change.temperature,
  change.temperatureSkipped,
]

/** The first days in Postgres. Every statement begins with the person. */
@Injectable()
export class RecoveryEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when something is stored for that day, or was deleted. */
  insert(entry: NewRecoveryEntry): Promise<RecoveryEntry | null> {
    const { userId, entryId, recordedAt, timeZone, localDate } = entry
    return this.sql.maybeOne<RecoveryEntry>(insert, [
      userId,
      entryId,
      ...inOrder(entry),
      recordedAt,
      timeZone,
      localDate,
    ])
  }

  /** Null when there is nothing to change. */
  update(userId: string, entryId: string, change: RecoveryChange): Promise<RecoveryEntry | null> {
    return this.sql.maybeOne<RecoveryEntry>(update, [userId, entryId, ...inOrder(change)])
  }

  /** Null when nothing living is stored for that day. */
  updateDay(userId: string, day: string, change: RecoveryChange): Promise<RecoveryEntry | null> {
    return this.sql.maybeOne<RecoveryEntry>(updateDay, [userId, day, ...inOrder(change)])
  }

  /** Leaves a tombstone; false when there is nothing to delete. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(bury, [userId, entryId])) !== null
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<RecoveryEntry[]> {
    return this.sql.query<RecoveryEntry>(...newest(userId, limit, before))
  }
}
