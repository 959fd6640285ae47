import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  forEveryone,
  forPerson,
  LoggedDaysPort,
  mayBeLate,
  Metrics,
  Readiness,
  Sql,
  statement,
  statementForEveryone,
} from '@gb/service-kit'
import { ModulesContainer } from '@nestjs/core'
import { Client } from 'pg'
import { startProduct } from './testing/start-product.js'
import { startStandby } from './testing/standby.js'

const whose = 'SELECT pg_is_in_recovery() AS "isCopy", current_setting(\'role\') AS role'
const late = mayBeLate(statementForEveryone('where_late', whose))
const now = statement('where_now', whose)

interface Place {
  isCopy: boolean
  role: string
}

let standby: Awaited<ReturnType<typeof startStandby>>
let product: Awaited<ReturnType<typeof startProduct>>
let sql: Sql

/** What food analysis asks with, as the product has set it up. */
const foodSql = async (): Promise<Sql> => {
  for (const { providers } of product.app.get(ModulesContainer).values()) {
    const found: unknown = providers.get(Sql)?.instance
    if (!(found instanceof Sql)) continue
    const { role } = await found.one<Place & Record<string, unknown>>(now)
    if (role.startsWith('gb_food_analysis')) return found
  }
  throw new Error('food analysis has no database')
}

const isCopy = async (): Promise<boolean> => (await sql.one<Place & Record<string, unknown>>(late)).isCopy

/** Statements that the copy has answered so far. */
const readOnCopy = async (): Promise<number> => {
  const text = await product.app.get(Metrics, { strict: false }).text()
  return [...text.matchAll(/^database_late_reads_total\{[^}]*by="replica"[^}]*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** How the replica stands for the figures and the console of operators. */
const isWell = async (): Promise<boolean | undefined> =>
  (await product.app.get(Readiness, { strict: false }).report()).find(
    ({ name }) => name === 'replica food-analysis',
  )?.ready

const soon = async (isWanted: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 15_000
  while (!(await isWanted())) {
    if (Date.now() > end) throw new Error('it did not come to that')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

beforeAll(async () => {
  standby = await startStandby()
  product = await startProduct({ variables: { DATABASE_REPLICA_URL: standby.url } })
  sql = await foodSql()
}, 120_000)
afterAll(async () => {
  await product.app.close()
  await standby.stop()
})

describe('a replica', () => {
  it('answers what may be late, as the same role, and nothing else', async () => {
    await soon(isCopy)
    const { role } = await sql.one<Place & Record<string, unknown>>(now)
    expect(await sql.one(late)).toEqual({ isCopy: true, role })
    expect(await sql.one(now)).toEqual({ isCopy: false, role })
    expect(await sql.transaction(() => sql.one(late))).toEqual({ isCopy: false, role })
  })

  it('shows an operator what a person has logged', async () => {
    const person = await product.signUp('UTC')
    await person.call('POST', '/api/fluid-entry', { user_id: person.userId, amount_oz: 8 })
    const days = product.app.get(LoggedDaysPort, { strict: false })
    const before = await readOnCopy()
    await soon(async () =>
      (await forPerson(person.userId, () => days.since(person.userId, '2000-01-01'))).some(
        ({ fluidOz }) => fluidOz === 8,
      ),
    )
    // The database would have said the same.
    expect(await readOnCopy()).toBeGreaterThan(before)
  })

  it('that comes no further is not asked, and is asked again when it has caught up', async () => {
    await standby.ask('SELECT pg_wal_replay_pause()')
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await client.connect()
    await client.query('CREATE TABLE something_new ()')
    await client.end()
    await soon(async () => !(await isCopy()))
    await soon(async () => (await isWell()) === false)
    // It stays so for as long as it is behind, though it answers at once.
    for (let look = 0; look < 8; look++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(await isCopy()).toBe(false)
    }
    await standby.ask('SELECT pg_wal_replay_resume()')
    await soon(isCopy)
    await soon(async () => (await isWell()) === true)
  })

  it('that dies costs nobody an answer', async () => {
    expect(await isCopy()).toBe(true)
    const asked = () => Promise.all(Array.from({ length: 20 }, isCopy))
    // Those on their way may still be answered by the dying one, or by the database; none goes without.
    const onTheirWay = asked()
    standby.kill()
    expect(await onTheirWay).toHaveLength(20)
    await soon(async () => !(await isCopy()))
    expect(await isWell()).toBe(false)
    expect(await asked()).toEqual(Array.from({ length: 20 }, () => false))
    expect(await forEveryone(() => sql.one(now))).toMatchObject({ isCopy: false })
  })
})
