import { LOGGED_ROWS_MAX, type VitaminName } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { MOOD_COLUMNS } from '../mood/mood-statements.js'
import type { MoodEntry } from '../mood/mood-entry.repository.js'
import type { VitaminDay, MoodDay } from './report-content.js'

/** An entry with one note. */
export interface NotedEntry {
  entryId: string
  day: string
  notes: Buffer
}

interface VitaminRow {
  day: string
  vitaminName: VitaminName
  times: number
}

const vitamins = statement(
  'report_vitamins',
  `SELECT local_date::text AS day, vitamin_name AS "vitaminName", count(*)::int AS times
   FROM tracking.vitamin_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   GROUP BY local_date, vitamin_name ORDER BY local_date, vitamin_name LIMIT $4`,
)
const moods = statement(
  'report_moods',
  `SELECT local_date::text AS day, avg(mood_rating)::float8 AS mood, avg(energy_level)::float8 AS energy
   FROM tracking.mood_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   GROUP BY local_date ORDER BY local_date LIMIT $4`,
)
const noted = (name: string, table: string) =>
  statement(
    `report_notes_${name}`,
    `SELECT entry_id AS "entryId", local_date::text AS day, notes FROM ${table}
     WHERE user_id = $1 AND entry_id = ANY($2::uuid[]) AND notes IS NOT NULL AND deleted_at IS NULL`,
  )
const weightNotes = noted('weight', 'tracking.weight_entry')
const vitaminNotes = noted('vitamin', 'tracking.vitamin_entry')
const moodTexts = statement(
  'report_notes_mood',
  `SELECT ${MOOD_COLUMNS} FROM tracking.mood_entry
   WHERE user_id = $1 AND entry_id = ANY($2::uuid[]) AND deleted_at IS NULL`,
)

/** What a report shows beside the insights. Every statement begins with the person. */
@Injectable()
export class ReportLogsRepository {
  constructor(private readonly sql: Sql) {}

  /** Days with a vitamin, oldest first. */
  async vitamins(userId: string, from: string, to: string): Promise<VitaminDay[]> {
    const rows = await this.sql.query<VitaminRow>(vitamins, [userId, from, to, LOGGED_ROWS_MAX])
    return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
      day,
      taken: ofDay.map(({ vitaminName, times }) => ({ vitaminName, times })),
    }))
  }

  /** Means of days with a mood, oldest first. */
  moods(userId: string, from: string, to: string): Promise<MoodDay[]> {
    return this.sql.query<MoodDay>(moods, [userId, from, to, LOGGED_ROWS_MAX])
  }

  weightNotes(userId: string, entryIds: readonly string[]): Promise<NotedEntry[]> {
    return this.sql.query<NotedEntry>(weightNotes, [userId, entryIds])
  }

  vitaminNotes(userId: string, entryIds: readonly string[]): Promise<NotedEntry[]> {
    return this.sql.query<NotedEntry>(vitaminNotes, [userId, entryIds])
  }

  moodTexts(userId: string, entryIds: readonly string[]): Promise<MoodEntry[]> {
    return this.sql.query<MoodEntry>(moodTexts, [userId, entryIds])
  }
}
