import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  EnvError,
  type Keys,
  loginOf,
  parseEnv,
  prepareDatabases,
  type ServiceDatabase,
  sharedLoginOf,
  withOwnerClient,
} from '@gb/service-kit'
import { Client } from 'pg'
import { SERVICES } from './services.js'
import { testKeys } from './testing/test-keys.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const env = parseEnv({ DATABASE_URL: url })
const databases = Object.values(SERVICES).map(({ database }) => database)
const keys = testKeys(7)

const FORBIDDEN = '42501'

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'))

const loggedIn = async (
  database: ServiceDatabase,
  work: (client: Client) => Promise<void>,
  known: Keys = keys,
): Promise<void> => {
  const client = new Client({ connectionString: loginOf(env, known, database).url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** What PostgreSQL says to a service that runs these statements one after the other on its own connection: to the last. */
const tryAs = async (database: ServiceDatabase, ...texts: string[]): Promise<string> => {
  let outcome = 'allowed'
  await loggedIn(database, async (client) => {
    for (const text of texts)
      outcome = await client.query(text).then(
        () => 'allowed',
        (error: unknown) => codeOf(error),
      )
  })
  return outcome
}

const owner = async (text: string): Promise<unknown[]> => {
  let found: unknown[] = []
  await withOwnerClient(url, 'test', async (client) => {
    found = (await client.query<Record<string, unknown>>(text)).rows
  })
  return found
}

const cases = databases.map((database) => ({ schema: database.schema, database }))

beforeAll(async () => {
  await prepareDatabases(env, keys, databases)
})

describe('the login of a service', () => {
  it.each(cases)('$schema reads its own schema and no other', async ({ schema, database }) => {
    expect(await tryAs(database, `SELECT FROM ${schema}.throttle`)).toBe('allowed')
    for (const other of databases.filter((one) => one !== database))
      expect(await tryAs(database, `SELECT FROM ${other.schema}.throttle`)).toBe(FORBIDDEN)
  })

  it.each(cases)('$schema makes and drops nothing', async ({ schema, database }) => {
    for (const text of [
      `CREATE TABLE ${schema}.mine ()`,
      `DROP TABLE ${schema}.throttle`,
      `TRUNCATE ${schema}.throttle`,
      `ALTER TABLE ${schema}.throttle DISABLE ROW LEVEL SECURITY`,
      `CREATE POLICY everything ON ${schema}.throttle`,
      `DELETE FROM ${schema}.migration`,
      'CREATE TABLE public.mine ()',
      'CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS $$SELECT 1$$',
      'CREATE TEMPORARY TABLE mine ()',
      'CREATE SCHEMA mine',
      'CREATE ROLE mine',
      'CREATE DATABASE mine',
      'CREATE EXTENSION plpgsql_check',
    ])
      expect([text, await tryAs(database, text)]).toEqual([text, expect.stringMatching(/^(42501|0A000)$/)])
  })

  it.each(cases)('$schema does not become anybody else', async ({ database }) => {
    const [who] = await owner('SELECT current_user AS name')
    const name = String(Reflect.get(Object(who), 'name'))
    const elsewhere = `SELECT FROM ${databases.find((other) => other !== database)?.schema}.throttle`
    for (const step of [
      'SET ROLE NONE',
      'RESET ROLE',
      'RESET SESSION AUTHORIZATION',
      'RESET ALL',
      'DISCARD ALL',
    ])
      expect(await tryAs(database, step, elsewhere)).toBe(FORBIDDEN)
    expect(await tryAs(database, `SET SESSION AUTHORIZATION ${name}`)).toBe(FORBIDDEN)
    expect(await tryAs(database, `SET ROLE ${name}`)).toBe(FORBIDDEN)
    for (const { schema } of databases) expect(await tryAs(database, `SET ROLE gb_${schema}`)).toBe(FORBIDDEN)
    expect(await tryAs(database, `GRANT ${name} TO CURRENT_USER`)).toBe(FORBIDDEN)
    expect(await tryAs(database, 'ALTER ROLE CURRENT_USER SUPERUSER')).toBe(FORBIDDEN)
    expect(await tryAs(database, 'ALTER ROLE CURRENT_USER BYPASSRLS')).toBe(FORBIDDEN)
  })

  it.each(cases)('$schema reaches nothing of the server itself', async ({ database }) => {
    for (const text of [
      'SELECT * FROM pg_authid',
      'SELECT * FROM pg_largeobject',
      'SELECT * FROM pg_statistic',
      `COPY (SELECT 1) TO PROGRAM 'cat'`,
      `COPY (SELECT 1) TO '/tmp/gb-copy'`,
      `SELECT pg_read_file('postgresql.conf')`,
      `SELECT pg_ls_dir('.')`,
      'SELECT lo_create(0)',
      `SELECT lo_from_bytea(0, 'kept')`,
      `SELECT lo_import('/etc/passwd')`,
      'SELECT pg_reload_conf()',
      `ALTER SYSTEM SET fsync = off`,
      `SET log_statement = 'none'`,
      'SET session_replication_role = replica',
    ])
      expect([text, await tryAs(database, text)]).toEqual([text, FORBIDDEN])
  })

  it('keeps its time limits without the options of a connection', async () => {
    const [database] = databases
    if (!database) throw new Error('no service')
    await loggedIn(database, async (client) => {
      const { rows } = await client.query(
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
           current_setting('idle_in_transaction_session_timeout') AS idle`,
      )
      expect(rows).toEqual([{ statement: '4s', lock: '2s', idle: '10s' }])
    })
  })

  it('forgets at the next start what it was made to change on itself', async () => {
    const [database] = databases
    if (!database) throw new Error('no service')
    await loggedIn(database, async (client) => {
      await client.query(`ALTER ROLE CURRENT_USER SET statement_timeout = 0`)
      await client.query(`ALTER ROLE CURRENT_USER PASSWORD 'known to the thief'`)
    })
    await expect(loggedIn(database, async () => undefined)).rejects.toMatchObject({ code: '28P01' })
    await prepareDatabases(env, keys, [database])
    await loggedIn(database, async (client) => {
      const { rows } = await client.query(`SELECT current_setting('statement_timeout') AS limit`)
      expect(rows).toEqual([{ limit: '4s' }])
    })
  })

  it('opens with the password of its own key file only, which stands nowhere in the database', async () => {
    for (const database of databases) {
      const { role, url: address } = loginOf(env, keys, database)
      await expect(loggedIn(database, async () => undefined, testKeys(8))).rejects.toMatchObject({
        code: '28P01',
      })
      const [row] = await owner(`SELECT rolpassword FROM pg_authid WHERE rolname = '${role}'`)
      const kept = String(Reflect.get(Object(row), 'rolpassword'))
      expect(kept).toMatch(/^SCRAM-SHA-256\$/)
      expect(kept).not.toContain(new URL(address).password)
    }
  })
})

describe('the login that the services of a process share', () => {
  const shared = sharedLoginOf(env, keys)

  const trySharing = async (...texts: string[]): Promise<string> => {
    const client = new Client({ connectionString: shared?.url })
    await client.connect()
    let outcome = 'allowed'
    for (const text of texts)
      outcome = await client.query(text).then(
        () => 'allowed',
        (error: unknown) => codeOf(error),
      )
    await client.end()
    return outcome
  }

  it('reaches nothing by itself, and as the role of a service what that service reaches', async () => {
    for (const database of databases) {
      const look = `SELECT FROM ${database.schema}.throttle`
      expect(await trySharing(look)).toBe(FORBIDDEN)
      expect(await trySharing(`SET ROLE ${loginOf(env, keys, database).role}`, look)).toBe('allowed')
      const other = databases.find((one) => one !== database)
      expect(
        await trySharing(
          `SET ROLE ${loginOf(env, keys, database).role}`,
          `SELECT FROM ${other?.schema}.throttle`,
        ),
      ).toBe(FORBIDDEN)
    }
  })

  it('becomes neither the owner nor more than it is', async () => {
    const [who] = await owner('SELECT current_user AS name')
    const name = String(Reflect.get(Object(who), 'name'))
    for (const text of [
      `SET ROLE ${name}`,
      `SET SESSION AUTHORIZATION ${name}`,
      `GRANT ${name} TO CURRENT_USER`,
      'ALTER ROLE CURRENT_USER INHERIT',
      'ALTER ROLE CURRENT_USER SUPERUSER',
      'ALTER ROLE CURRENT_USER BYPASSRLS',
      'CREATE ROLE mine',
      'CREATE SCHEMA mine',
      ...databases.map(({ schema }) => `SET ROLE gb_${schema}`),
    ])
      expect([text, await trySharing(text)]).toEqual([text, FORBIDDEN])
  })

  it('is not made where each service has a process, or a login that an operator made', () => {
    expect(shared).not.toBeNull()
    expect(sharedLoginOf(parseEnv({ DATABASE_URL: url, SERVICES: 'billing' }), keys)).toBeNull()
    const logins = Object.fromEntries(
      Object.keys(SERVICES).map((name) => [name, `postgres://own_${name}@db/x`]),
    )
    expect(
      sharedLoginOf(parseEnv({ DATABASE_URL: url, DATABASE_LOGINS: JSON.stringify(logins) }), keys),
    ).toBeNull()
  })
})

describe('two products on one server', () => {
  const beside = `gb_beside_${process.pid}`
  const other = parseEnv({ DATABASE_URL: Object.assign(new URL(url), { pathname: `/${beside}` }).href })

  beforeAll(() => owner(`CREATE DATABASE ${beside}`))
  afterAll(() => owner(`DROP DATABASE ${beside} WITH (FORCE)`))

  it('do not take each other the logins, and do not reach each other', async () => {
    const strangers = testKeys(9)
    await prepareDatabases(other, strangers, databases)
    for (const database of databases) {
      await loggedIn(database, async (client) => void (await client.query('SELECT 1')))
      const there = loginOf(other, strangers, database)
      expect(there.role).not.toBe(loginOf(env, keys, database).role)
      const address = Object.assign(new URL(there.url), { pathname: new URL(url).pathname }).href
      const client = new Client({ connectionString: address })
      await client.connect()
      await expect(client.query(`SELECT FROM ${database.schema}.throttle`)).rejects.toMatchObject({
        code: FORBIDDEN,
      })
      await client.end()
    }
  })
})

describe('an owner that is no superuser', () => {
  const managed = `gb_managed_${process.pid}`
  const address = Object.assign(new URL(url), {
    pathname: `/${managed}`,
    username: managed,
    password: 'secret',
  }).href

  beforeAll(async () => {
    await owner(`CREATE ROLE ${managed} LOGIN CREATEROLE PASSWORD 'secret'`)
    await owner(`CREATE DATABASE ${managed} OWNER ${managed}`)
  })
  afterAll(() => owner(`DROP DATABASE ${managed} WITH (FORCE)`))

  it('makes the logins, migrates, and reaches what it has closed', async () => {
    const there = parseEnv({ DATABASE_URL: address })
    await prepareDatabases(there, keys, databases)
    // At the next start too, when all of it is there.
    expect(await prepareDatabases(there, keys, databases)).toBe(0)
    const INSERT = `INSERT INTO tracking.fluid_entry (user_id, entry_id, recorded_at, time_zone, local_date, fluid_type, amount_oz)
      VALUES (gen_random_uuid(), gen_random_uuid(), now(), 'UTC', current_date, 'water', 8)`
    await withOwnerClient(address, 'test', async (client) => {
      await client.query(INSERT)
      expect((await client.query('SELECT FROM tracking.fluid_entry')).rowCount).toBe(1)
      await client.query('RESET ALL')
      await client.query(`SET gb.person = ''`)
      expect((await client.query('SELECT FROM tracking.fluid_entry')).rowCount).toBe(0)
      await expect(client.query(INSERT)).rejects.toMatchObject({ code: FORBIDDEN })
    })
  })
})

describe('a login that an operator made', () => {
  const role = `own_billing_${process.pid}`
  const address = (user: string) => Object.assign(new URL(url), { username: user, password: 'secret' }).href
  const given = (user: string) =>
    parseEnv({ DATABASE_URL: url, DATABASE_LOGINS: JSON.stringify({ billing: address(user) }) })
  const { database } = SERVICES.billing

  afterAll(() => owner(`DROP OWNED BY ${role}; DROP ROLE ${role}`))

  it('gets the rows of its service and keeps its own password', async () => {
    await owner(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
    await prepareDatabases(given(role), keys, [database])
    const client = new Client({ connectionString: loginOf(given(role), keys, database).url })
    await client.connect()
    await client.query('SELECT FROM billing.throttle')
    await expect(client.query('SELECT FROM profile.throttle')).rejects.toMatchObject({ code: FORBIDDEN })
    await client.end()
  })

  it('is refused when it is not there, or could do more than a service should', async () => {
    await expect(prepareDatabases(given('nobody_at_all'), keys, [database])).rejects.toThrow(EnvError)
    for (const power of ['SUPERUSER', 'BYPASSRLS', 'CREATEROLE', 'CREATEDB']) {
      await owner(`ALTER ROLE ${role} ${power}`)
      await expect(prepareDatabases(given(role), keys, [database])).rejects.toThrow(/DATABASE_LOGINS/)
      await owner(`ALTER ROLE ${role} NO${power}`)
    }
    const [who] = await owner('SELECT current_user AS name')
    const name = String(Reflect.get(Object(who), 'name'))
    await expect(prepareDatabases(given(name), keys, [database])).rejects.toThrow(/DATABASE_LOGINS/)
  })

  it('is not shared between two services', () => {
    const both = JSON.stringify({ billing: address('one'), profile: address('one') })
    expect(() => parseEnv({ DATABASE_URL: url, DATABASE_LOGINS: both })).toThrow('a login of its own')
  })
})

describe('what is written once', () => {
  const ledgers = databases.flatMap((database) =>
    (database.appendOnly ?? []).map((table) => ({ database, table: `${database.schema}.${table}` })),
  )

  it.each(ledgers)('$table is changed by no login', async ({ database, table }) => {
    expect(await tryAs(database, `SELECT FROM ${table}`)).toBe('allowed')
    expect(await tryAs(database, `DELETE FROM ${table}`)).toBe(FORBIDDEN)
    expect(await tryAs(database, `TRUNCATE ${table}`)).toBe(FORBIDDEN)
    const [column] = await owner(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0 ORDER BY attnum`,
    )
    const name = String(Reflect.get(Object(column), 'name'))
    expect(await tryAs(database, `UPDATE ${table} SET ${name} = ${name}`)).toBe(FORBIDDEN)
  })
})
