import { escapeIdentifier, Pool, type Client } from 'pg'
import { DataSource, type MigrationInterface } from 'typeorm'
import { closeDatabase } from './close-database.js'
import { ensureLogin } from './ensure-login.js'
import { renameMigrations } from './migration-names.js'
import { installJobs, jobRightsOf } from '../jobs/jobs-schema.js'
import { withOwnClient } from '../connection/own-client.js'
import { EVERYONE, PERSON_SETTING } from '../sql/person-scope.js'
import { roleOf, type ServiceDatabase } from '../service-database.js'
import type { ServiceLogin } from './service-login.js'

// Any constant does; every process that migrates this product must use the same one.
const MIGRATION_LOCK = 7_230_514

const ATTEMPTS = 5

/** An owner that is no superuser is held to the walls between people like everybody else, unless it says so. */
const FOR_EVERYONE = `-c ${PERSON_SETTING}=${EVERYONE}`

/**
 * Roles belong to the whole cluster while the migration lock belongs to one database: two databases that start at
 * once can trip over each other ("tuple concurrently updated"), and the second try finds the work done.
 */
const withRetry = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await work()
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

const ensureSchemaAndRole = async (client: Client, schema: string): Promise<void> => {
  const role = roleOf(schema)
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await withRetry(() =>
    client.query(
      `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF; END $$`,
    ),
  )
}

const rightsOf = (role: string, { schema, appendOnly = [], jobs }: ServiceDatabase): string[] => [
  `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
  `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
  `REVOKE ALL ON ${schema}.migration FROM ${role}`,
  `GRANT SELECT ON ${schema}.migration TO ${role}`,
  ...appendOnly.map((table) => `REVOKE UPDATE, DELETE ON ${schema}.${table} FROM ${role}`),
  ...(jobs ? jobRightsOf(role, schema) : []),
]

/** At one stroke: between a grant and what is taken back of it, a running service could change what never changes. */
const grantRows = async (client: Client, role: string, database: ServiceDatabase): Promise<void> => {
  const grants = rightsOf(escapeIdentifier(role), database)
  // One text without values is one transaction.
  await withRetry(() => client.query(grants.join(';')))
}

/** A data source that owns the schema: for migrations and the check that entities and tables agree. */
export const ownerDataSource = (url: string, database: ServiceDatabase): DataSource =>
  new DataSource({
    type: 'postgres',
    // Else it would look for the package by its name, which a bundled server has not beside it.
    driver: { Pool },
    url,
    schema: database.schema,
    entities: database.entities,
    migrations: database.migrations,
    migrationsTableName: 'migration',
    synchronize: false,
    installExtensions: false,
    poolSize: 1,
    extra: { options: `-c lock_timeout=2000 ${FOR_EVERYONE}` },
  })

/** Runs work on one connection that may read and write every schema. */
export const withOwnerClient = (
  url: string,
  name: string,
  work: (client: Client) => Promise<void>,
): Promise<void> =>
  withOwnClient(
    {
      connectionString: url,
      application_name: name,
      options: `-c lock_timeout=2000 -c timezone=UTC ${FOR_EVERYONE}`,
    },
    work,
  )

/**
 * Undoes a migration and every newer one.
 * @param migration the oldest one to undo, by its class
 * @returns how many were undone
 */
export const undoMigrations = async (
  owner: DataSource,
  migration: new () => MigrationInterface,
): Promise<number> => {
  const applied = async (): Promise<boolean> => {
    const sql = `SELECT FROM ${owner.driver.schema}.migration WHERE name = $1`
    return (await owner.query<unknown[]>(sql, [migration.name])).length > 0
  }
  let undone = 0
  for (; await applied(); undone++) await owner.undoLastMigration()
  return undone
}

const migrateOne = async (url: string, client: Client, database: ServiceDatabase): Promise<number> => {
  await ensureSchemaAndRole(client, database.schema)
  if (database.jobs) await installJobs(client, database.schema, database.jobs)
  await renameMigrations(client, database)
  const dataSource = await ownerDataSource(url, database).initialize()
  try {
    const ran = await dataSource.runMigrations({ transaction: 'each' })
    if (ran.length > 0) await grantRows(client, roleOf(database.schema), database)
    return ran.length
  } finally {
    await dataSource.destroy()
  }
}

/** What services log in with. */
export interface Logins {
  /** The login of one service; see `loginOf`. */
  of: (database: ServiceDatabase) => ServiceLogin
  /** The one that several of them share; see `sharedLoginOf`. */
  shared: ServiceLogin | null
}

/**
 * Brings every given schema to its newest migration, one process at a time (advisory lock).
 * @param url a role that may create schemas and roles
 * @param logins the roles that services log in as, which are made and get their rows; without them nobody can log in
 * @returns how many migrations ran
 */
export const migrate = (url: string, databases: ServiceDatabase[], logins?: Logins): Promise<number> =>
  withOwnClient({ connectionString: url, application_name: 'gb-migrate' }, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await closeDatabase(client)
    let ran = 0
    for (const database of databases) {
      ran += await migrateOne(url, client, database)
      if (logins) await openLogin(client, database, logins)
    }
    return ran
  })

const openLogin = async (
  client: Client,
  database: ServiceDatabase,
  { of, shared }: Logins,
): Promise<void> => {
  const login = of(database)
  await ensureLogin(client, login, database.schema)
  // At every start and not only after a migration: a restored or renamed database knows nothing of this role yet.
  await grantRows(client, login.role, database)
  if (!shared || login.verifier === null) return
  await ensureLogin(client, shared, database.schema)
  await client.query(`GRANT ${escapeIdentifier(login.role)} TO ${escapeIdentifier(shared.role)}`)
}
