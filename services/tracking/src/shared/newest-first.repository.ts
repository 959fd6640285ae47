import { type Cursor, type Statement, statement } from '@gb/service-kit'

type AskNewest = (userId: string, limit: number, before: Cursor | null) => [Statement, unknown[]]

/**
 * What asks for living entries of a person, newest first, all older than the cursor when there is one. Entries of one instant
 * stand in the order of their ids, so that no page repeats or drops one.
 * @param name begins the names of the statements, e.g. `fluid`
 * @param table schema and table, e.g. `tracking.fluid_entry`
 * @param columns what a row answers
 */
export const newestFirst = (name: string, table: string, columns: string): AskNewest => {
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
  return (userId, limit, before) =>
    before ? [newestBefore, [userId, limit, before.recordedAt, before.entryId]] : [newest, [userId, limit]]
}
