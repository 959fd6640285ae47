import { type Cursor, type Sql, statement } from '@gb/service-kit'
import type { QueryResultRow } from 'pg'

type ReadNewest<Row> = (sql: Sql, userId: string, limit: number, before: Cursor | null) => Promise<Row[]>

/**
 * Reads living entries of a person, newest first, all older than the cursor when there is one. Entries of one instant
 * stand in the order of their ids, so that no page repeats or drops one.
 * @param name begins the names of the statements, e.g. `fluid`
 * @param table schema and table, e.g. `tracking.fluid_entry`
 * @param columns what a row answers
 */
export const newestFirst = <Row extends QueryResultRow>(
  name: string,
  table: string,
  columns: string,
): ReadNewest<Row> => {
  const newest = statement(
    `${name}_newest`,
    `SELECT ${columns} FROM ${table} WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
  )
  const newestBefore = statement(
    `${name}_newest_before`,
    `SELECT ${columns} FROM ${table}
     WHERE user_id = $1 AND deleted_at IS NULL AND (recorded_at, entry_id) < ($3::timestamptz, $4::uuid)
     ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
  )
  return (sql, userId, limit, before) =>
    before
      ? sql.query<Row>(newestBefore, [userId, limit, before.recordedAt, before.entryId])
      : sql.query<Row>(newest, [userId, limit])
}
