import type { Client } from 'pg'
import type { ServiceDatabase } from '../service-database.js'
import { isThere } from './is-there.js'
import { namesOf, wordsOf } from './migration-names.js'

/** Names of the migrations that ran, by schema, in their order. */
export const appliedMigrations = async (
  client: Client,
  databases: ServiceDatabase[],
): Promise<Record<string, string[]>> => {
  const applied: Record<string, string[]> = {}
  for (const { schema } of databases) {
    if (!(await isThere(client, `${schema}.migration`))) continue
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${schema}.migration ORDER BY id`)
    applied[schema] = rows.map(({ name }) => name)
  }
  return applied
}

/** Migrations that ran and that this release does not have: the data are of a newer one. */
export const unknownMigrations = async (client: Client, databases: ServiceDatabase[]): Promise<string[]> => {
  const applied = await appliedMigrations(client, databases)
  return databases.flatMap((database) => {
    const known = new Set(namesOf(database).map(wordsOf))
    return (applied[database.schema] ?? []).filter((name) => !known.has(wordsOf(name)))
  })
}

/** Rows of every table, by `schema.table`. */
export const rowCounts = async (
  client: Client,
  databases: ServiceDatabase[],
): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY($1) ORDER BY 1`,
    [databases.map(({ schema }) => schema)],
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${name}`)
    counts[name] = Number(counted.rows[0]?.rows ?? 0)
  }
  return counts
}
