import type { Client } from 'pg'
import type { ServiceDatabase } from '../service-database.js'
import { isThere } from './is-there.js'

/** The moment at the end of a migration's class name, in milliseconds since 1970: when it was made. */
const STAMP = /\d{13}$/

/** What a migration is known by: its name without the moment. Words are used once in a service. */
export const wordsOf = (name: string): string => name.replace(STAMP, '')

/** Class names of all migrations of a service, in the order they run in. */
export const namesOf = ({ migrations }: ServiceDatabase): string[] =>
  Object.values(migrations).flatMap((one: unknown) => (typeof one === 'function' ? [one.name] : []))

/**
 * Gives migrations that ran under an earlier moment the name they have now: until November 2026 they carried round numbers, some of
 * them ahead of time. One statement: a history is renamed whole or not at all.
 */
export const renameMigrations = async (client: Client, database: ServiceDatabase): Promise<void> => {
  const table = `${database.schema}.migration`
  if (!(await isThere(client, table))) return
  const names = namesOf(database)
  await client.query(
    `UPDATE ${table} m SET name = n.name, timestamp = n.stamp
     FROM unnest($1::text[], $2::text[], $3::bigint[]) AS n(words, name, stamp)
     WHERE regexp_replace(m.name, '\\d{13}$', '') = n.words AND m.name <> n.name`,
    [names.map(wordsOf), names, names.map((name) => STAMP.exec(name)?.[0] ?? '0')],
  )
}
