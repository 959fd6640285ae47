import { type Cursor, type EntryMoment, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { newestFirst } from '../shared/newest-first.repository.js'

/** A living milestone as stored; its words are sealed. */
export interface MilestoneEntry {
  entryId: string
  milestone: Buffer
  localDate: string
  recordedAt: Date
}

/** A milestone to store. */
interface NewMilestoneEntry extends EntryMoment {
  userId: string
  entryId: string
  milestone: Buffer
}

/** What changes; null keeps what is stored. */
interface MilestoneChange {
  milestone: Buffer | null
  moment: EntryMoment | null
}

const COLUMNS = `entry_id AS "entryId", milestone, local_date::text AS "localDate", recorded_at AS "recordedAt"`
const LIVING = 'user_id = $1 AND entry_id = $2 AND deleted_at IS NULL'

const insert = statement(
  'insert_milestone',
  `INSERT INTO tracking.milestone_entry (user_id, entry_id, milestone, recorded_at, time_zone, local_date)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${COLUMNS}`,
)
const find = statement('find_milestone', `SELECT ${COLUMNS} FROM tracking.milestone_entry WHERE ${LIVING}`)
const update = statement(
  'update_milestone',
  `UPDATE tracking.milestone_entry SET milestone = COALESCE($3, milestone),
     recorded_at = COALESCE($4, recorded_at), time_zone = COALESCE($5, time_zone),
     local_date = COALESCE($6, local_date)
   WHERE ${LIVING} RETURNING ${COLUMNS}`,
)
const bury = statement(
  'delete_milestone',
  `UPDATE tracking.milestone_entry SET deleted_at = now(), milestone = NULL WHERE ${LIVING} RETURNING entry_id`,
)

const newest = newestFirst('milestone', 'tracking.milestone_entry', COLUMNS)

/** Milestones in Postgres. Every statement begins with the person. */
@Injectable()
export class MilestoneEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken. */
  insert({ userId, entryId, milestone, ...moment }: NewMilestoneEntry): Promise<MilestoneEntry | null> {
    const { recordedAt, timeZone, localDate } = moment
    return this.sql.maybeOne<MilestoneEntry>(insert, [
      userId,
      entryId,
      milestone,
      recordedAt,
      timeZone,
      localDate,
    ])
  }

  find(userId: string, entryId: string): Promise<MilestoneEntry | null> {
    return this.sql.maybeOne<MilestoneEntry>(find, [userId, entryId])
  }

  update(
    userId: string,
    entryId: string,
    { milestone, moment }: MilestoneChange,
  ): Promise<MilestoneEntry | null> {
    return this.sql.maybeOne<MilestoneEntry>(update, [
      userId,
      entryId,
      milestone,
      moment?.recordedAt ?? null,
      moment?.timeZone ?? null,
      moment?.localDate ?? null,
    ])
  }

  /** Leaves a tombstone; false when there is nothing to delete. */
  async delete(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(bury, [userId, entryId])) !== null
  }

  newest(userId: string, limit: number, before: Cursor | null): Promise<MilestoneEntry[]> {
    return this.sql.query<MilestoneEntry>(...newest(userId, limit, before))
  }
}
