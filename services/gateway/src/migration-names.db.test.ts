import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { appliedMigrations, migrate, unknownMigrations } from '@gb/service-kit'
import { Client } from 'pg'
import { DATABASES } from './services.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let database: Client
let today: Record<string, string[]>

beforeAll(async () => {
  await migrate(url, DATABASES)
  database = new Client({ connectionString: url })
  await database.connect()
  today = await appliedMigrations(database, DATABASES)
}, 60_000)
afterAll(() => database.end())

/** What a history of before November 2026 looks like: the same words, round numbers, some of them ahead. */
const age = async (schema: string): Promise<void> => {
  await database.query(
    `UPDATE ${schema}.migration SET timestamp = 1795132800000 + id::bigint * 90000000,
       name = regexp_replace(name, '\\d{13}$', '') || (1795132800000 + id::bigint * 90000000)`,
  )
}

describe('a database whose migrations ran under other moments', () => {
  it('runs nothing twice, and has the names of today', async () => {
    for (const { schema } of DATABASES) await age(schema)
    const before = await appliedMigrations(database, DATABASES)
    expect(Object.values(before).flat()).not.toContain(today.profile?.[1])
    expect(await unknownMigrations(database, DATABASES)).toEqual([])
    expect(await migrate(url, DATABASES)).toBe(0)
    expect(await appliedMigrations(database, DATABASES)).toEqual(today)
  })

  it('is of a newer release when a migration has words that nobody knows', async () => {
    await database.query(
      `INSERT INTO billing.migration (timestamp, name) VALUES (1899999999999, 'OfTomorrow1899999999999')`,
    )
    expect(await unknownMigrations(database, DATABASES)).toEqual(['OfTomorrow1899999999999'])
    await database.query(`DELETE FROM billing.migration WHERE name LIKE 'OfTomorrow%'`)
  })
})
