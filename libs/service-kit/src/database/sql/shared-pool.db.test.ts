import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { closeToOthers } from '../setup/own-rows.js'
import { forPerson } from './person-scope.js'
import { Sql, statement } from './sql.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const owner = new Pool({ connectionString: url, max: 1 })
const roles = { diary: `gb_diary_${process.pid}`, shop: `gb_shop_${process.pid}` }
const login = `gb_both_${process.pid}`
const MOST = 2
const pool = new Pool({
  connectionString: Object.assign(new URL(url), { username: login, password: 'secret' }).href,
  max: 3,
})

const notes = statement('notes', 'SELECT user_id AS "userId" FROM diary.note')
const note = statement('note', 'INSERT INTO diary.note VALUES ($1)')
const orders = statement('orders', 'SELECT id FROM shop.order')
const who = statement('who', 'SELECT current_user AS role')
const sleepy = statement('sleepy', 'SELECT pg_sleep(1)')

const FORBIDDEN = { code: '42501' }
const person = randomUUID()

beforeAll(async () => {
  for (const text of [
    'CREATE SCHEMA diary',
    'CREATE SCHEMA shop',
    'CREATE TABLE diary.note (user_id uuid NOT NULL)',
    'CREATE TABLE shop.order (id int NOT NULL)',
    ...closeToOthers('diary.note'),
    ...Object.entries(roles).flatMap(([schema, role]) => [
      `CREATE ROLE ${role} NOLOGIN`,
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    ]),
    `CREATE ROLE ${login} LOGIN NOINHERIT PASSWORD 'secret'`,
    `GRANT ${roles.diary}, ${roles.shop} TO ${login}`,
  ])
    await owner.query(text)
})
afterAll(async () => {
  await pool.end()
  for (const role of [...Object.values(roles), login])
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await owner.end()
})

describe.each([true, false])('services on one pool, with names of statements: %j', (isNamed) => {
  const diary = new Sql(pool, { shared: { role: roles.diary, most: MOST }, isNamed })
  const shop = new Sql(pool, { shared: { role: roles.shop, most: MOST }, isNamed })

  it('reach their own rows only, whoever had the connection before', async () => {
    for (let turn = 0; turn < 8; turn++) {
      await forPerson(person, () => diary.query(note, [person]))
      expect(await shop.query(orders)).toEqual([])
      await expect(shop.query(notes)).rejects.toMatchObject(FORBIDDEN)
      await expect(diary.query(orders)).rejects.toMatchObject(FORBIDDEN)
    }
    expect(await diary.query(notes)).toEqual([])
    expect((await forPerson(person, () => diary.query(notes))).length).toBeGreaterThanOrEqual(8)
  })

  it('keep their role through a transaction, and lose it with it', async () => {
    await forPerson(person, () =>
      shop.transaction(async () => {
        expect(await shop.query(who)).toEqual([{ role: roles.shop }])
        // Another service does not join: it has a transaction and a role of its own.
        expect(await diary.query(who)).toEqual([{ role: roles.diary }])
        expect(await shop.query(who)).toEqual([{ role: roles.shop }])
      }),
    )
    const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role')
    expect(rows).toEqual([{ role: login }])
    await expect(pool.query('SELECT FROM shop.order')).rejects.toMatchObject(FORBIDDEN)
  })

  it('give their role to what a library asks, alone and within a transaction', async () => {
    const ask = (sql: Sql) => sql.foreign('SELECT current_user AS role WHERE $1', [true])
    expect(await ask(shop)).toEqual({ rows: [{ role: roles.shop }] })
    expect(await shop.foreign('BEGIN; SELECT current_user AS role; COMMIT')).toEqual({
      rows: [{ role: roles.shop }],
    })
    await shop.transaction(async () => {
      expect(await ask(shop)).toEqual({ rows: [{ role: roles.shop }] })
      expect(await shop.query(who)).toEqual([{ role: roles.shop }])
      expect(await ask(shop)).toEqual({ rows: [{ role: roles.shop }] })
    })
    expect((await pool.query('SELECT current_user AS role')).rows).toEqual([{ role: login }])
  })

  it('leave each other a connection, also when one of them is stuck', async () => {
    const stuck = Array.from({ length: MOST + 1 }, () => diary.query(sleepy))
    expect(await shop.query(who)).toEqual([{ role: roles.shop }])
    expect(pool.waitingCount).toBe(0)
    await Promise.all(stuck)
  })

  it('work alone under a name while they use the others', async () => {
    const done = await diary.alone('a name', async () => [
      await shop.alone('a name', () => Promise.resolve('too')),
      await diary.query(who),
    ])
    expect(done).toEqual({ result: [null, [{ role: roles.diary }]] })
    expect(await shop.alone('a name', () => Promise.resolve('then'))).toEqual({ result: 'then' })
  })
})
