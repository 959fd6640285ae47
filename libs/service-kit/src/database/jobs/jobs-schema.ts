import type { Client } from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type { JobKind } from './job-kind.js'

/** The version of its tables that the library needs; it refuses to start over any other. */
const TABLES_VERSION = 46

/** Where the library keeps the jobs of a service: beside its schema, because its tables have names of their own. */
export const jobsSchemaOf = (schema: string): string => `${schema}_jobs`

const installedVersion = async (client: Client, schema: string): Promise<number | null> => {
  const table = `${schema}.version`
  const found = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table])
  if (found.rows[0]?.there !== true) return null
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${table}`)
  return rows[0]?.version ?? null
}

/**
 * Makes or renews the tables of the library and the queues of a service. Call it as their owner, under the lock of the
 * migrations and before them: a migration may turn rows that wait into jobs.
 */
export const installJobs = async (
  client: Client,
  schema: string,
  kinds: readonly JobKind[],
): Promise<void> => {
  const own = jobsSchemaOf(schema)
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${own}`)
  const version = await installedVersion(client, own)
  if (version === null) await client.query(getConstructionPlans(own, { createSchema: false }))
  else if (version < TABLES_VERSION) await client.query(getMigrationPlans(own, version))
  for (const { name } of kinds)
    await client.query(`SELECT ${own}.create_queue($1, '{"policy":"standard"}'::jsonb)`, [name])
}

/** What the role of a service may do with its jobs: everything but change the tables. */
export const jobRightsOf = (role: string, schema: string): string[] => {
  const own = jobsSchemaOf(schema)
  return [
    `GRANT USAGE ON SCHEMA ${own} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${own} TO ${role}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${own} TO ${role}`,
  ]
}
