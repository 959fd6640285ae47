import { beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, roleOf, withOwnerClient } from '@gb/service-kit'
import { REGISTRY } from './registry.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const databases = Object.values(REGISTRY).map(({ database }) => database)

/** What PostgreSQL says to a service that runs this statement as its own role. */
const tryAs = async (schema: string, text: string): Promise<string> => {
  let outcome = 'allowed'
  await withOwnerClient(url, 'test', async (client) => {
    await client.query(`SET ROLE ${roleOf(schema)}`)
    await client.query(text).catch((error: unknown) => (outcome = String(Reflect.get(Object(error), 'code'))))
  })
  return outcome
}

const FORBIDDEN = '42501'

beforeAll(async () => {
  await migrate(url, databases)
})

describe('the role of a service', () => {
  it.each(databases.map(({ schema }) => schema))('%s reads its own schema and no other', async (schema) => {
    expect(await tryAs(schema, `SELECT FROM ${schema}.throttle`)).toBe('allowed')
    for (const other of databases.filter((database) => database.schema !== schema))
      expect(await tryAs(schema, `SELECT FROM ${other.schema}.throttle`)).toBe(FORBIDDEN)
  })

  it.each(databases.map(({ schema }) => schema))('%s makes and drops nothing', async (schema) => {
    expect(await tryAs(schema, `CREATE TABLE ${schema}.mine ()`)).toBe(FORBIDDEN)
    expect(await tryAs(schema, `DROP TABLE ${schema}.throttle`)).toBe(FORBIDDEN)
    expect(await tryAs(schema, `DELETE FROM ${schema}.migration`)).toBe(FORBIDDEN)
    expect(await tryAs(schema, 'CREATE TABLE public.mine ()')).toBe(FORBIDDEN)
  })

  const ledgers = databases.flatMap(({ schema, appendOnly = [] }) =>
    appendOnly.map((table) => ({ schema, table: `${schema}.${table}` })),
  )

  it.each(ledgers)('$schema changes no line of $table', async ({ schema, table }) => {
    expect(await tryAs(schema, `SELECT FROM ${table}`)).toBe('allowed')
    expect(await tryAs(schema, `DELETE FROM ${table}`)).toBe(FORBIDDEN)
    expect(await tryAs(schema, `TRUNCATE ${table}`)).toBe(FORBIDDEN)
    const [column] = await columnsOf(table)
    expect(await tryAs(schema, `UPDATE ${table} SET ${column} = ${column}`)).toBe(FORBIDDEN)
  })
})

const columnsOf = async (table: string): Promise<string[]> => {
  const names: string[] = []
  await withOwnerClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum',
      [table],
    )
    names.push(...rows.map(({ name }) => name))
  })
  return names
}
