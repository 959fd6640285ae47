import { beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, sealedColumnsOf, withOwnerClient } from '@gb/service-kit'
import { SERVICES } from './services.js'

const databases = Object.values(SERVICES).map(({ database }) => database)

/** One-way hashes of tokens, keys and chains. A column of another name needs a reason in `OPEN` or a place in the list of its service. */
const HASH = /[._](hash|lookup|fingerprint)$/

/** Bytes that are neither sealed nor a hash, `schema.table.column`, each with the reason why they may lie open. */
const OPEN: Record<string, string> = {
  'profile.passkey.credential_id': 'a random name that the browser is asked for; it opens nothing',
  'profile.passkey.public_key': 'public by its nature',
}

let bytes: string[]
let keys: Map<string, string[]>

const COLUMNS = `
  SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE data_type = 'bytea' AND table_schema = ANY($1)`

const PRIMARY_KEYS = `
  SELECT n.nspname || '.' || c.relname AS name,
    array_agg(a.attname::text ORDER BY array_position(i.indkey::int2[], a.attnum)) AS key
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
  WHERE i.indisprimary GROUP BY 1`

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL ?? ''
  await migrate(url, databases)
  await withOwnerClient(url, 'test', async (client) => {
    const schemas = databases.map(({ schema }) => schema)
    bytes = (await client.query<{ name: string }>(COLUMNS, [schemas])).rows.map(({ name }) => name).sort()
    const primary = await client.query<{ name: string; key: string[] }>(PRIMARY_KEYS)
    keys = new Map(primary.rows.map(({ name, key }) => [name, key]))
  })
})

const registered = databases.flatMap((database) =>
  sealedColumnsOf(database).map(({ table, column, key }) => ({
    name: `${database.schema}.${table}.${column}`,
    table: `${database.schema}.${table}`,
    key,
  })),
)

describe('the list of sealed columns', () => {
  it('knows every column of bytes that is no hash', () => {
    const names = new Set(registered.map(({ name }) => name))
    const unknown = bytes.filter((name) => !HASH.test(name) && !names.has(name) && !(name in OPEN))
    // Add it to `sealed` in the service's data-source.ts: a rotation of the key would leave it unreadable.
    expect(unknown).toEqual([])
  })

  it('lists nothing that is not there, and nothing twice', () => {
    expect(registered.map(({ name }) => name).filter((name) => !bytes.includes(name))).toEqual([])
    expect(new Set(registered.map(({ name }) => name)).size).toBe(registered.length)
    expect(Object.keys(OPEN).filter((name) => !bytes.includes(name))).toEqual([])
  })

  it('finds every row by the primary key of its table', () => {
    for (const { table, key } of registered) expect({ table, key: keys.get(table) }).toEqual({ table, key })
  })
})
