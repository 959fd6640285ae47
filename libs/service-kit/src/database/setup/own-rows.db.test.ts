import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client, Pool } from 'pg'
import { closeToOthers, openToAll } from './own-rows.js'
import { forEveryone, forPerson, forRequest, requestIsFor } from '../sql/person-scope.js'
import { ScopedQuery } from '../sql/scoped-query.js'
import { Sql, type Statement, statement, statementForEveryone } from '../sql/sql.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const role = `gb_kit_${process.pid}`
const owner = new Pool({ connectionString: url, max: 1 })
const login = Object.assign(new URL(url), { username: role, password: 'secret' }).href
const pool = new Pool({ connectionString: login, max: 1, query_timeout: 20_000 })
const sql = new Sql(pool)

const all = statement('all_notes', 'SELECT user_id AS "userId", note FROM kit.note ORDER BY note')
const write = statement('write_note', 'INSERT INTO kit.note (user_id, note) VALUES ($1, $2)')
const change = statement('change_notes', `UPDATE kit.note SET note = note || '!' RETURNING note`)
const remove = statement('remove_notes', 'DELETE FROM kit.note RETURNING note')
const give = statement('give_note', 'UPDATE kit.note SET user_id = $1')
const number = statement('number', 'SELECT $1::int AS n')

const [ann, ben] = [randomUUID(), randomUUID()]
const DENIED = { code: '42501' }
const notes = async () => (await sql.query<{ note: string }>(all)).map(({ note }) => note)
const leftOnConnection = async () =>
  (await pool.query<{ person: string }>(`SELECT coalesce(current_setting('gb.person', true), '') AS person`))
    .rows

const isEmitter = (value: unknown): value is Pick<EventEmitter, 'on'> =>
  typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'

/** How often the one connection hears something of the server from now on. */
const countOf = async (message: string): Promise<() => number> => {
  let heard = 0
  const client = await pool.connect()
  const connection: unknown = Reflect.get(client, 'connection')
  client.release()
  if (!isEmitter(connection)) throw new Error('the driver has changed')
  connection.on(message, () => void (heard += 1))
  return () => heard
}

beforeAll(async () => {
  for (const text of [
    'CREATE SCHEMA kit',
    'CREATE TABLE kit.note (user_id uuid NOT NULL, note text NOT NULL)',
    'CREATE INDEX note_person ON kit.note (user_id)',
    'CREATE TABLE kit.answer (owner text PRIMARY KEY)',
    ...closeToOthers('kit.note'),
    ...closeToOthers('kit.answer', { column: 'owner', type: 'text' }),
    `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`,
    `GRANT USAGE ON SCHEMA kit TO ${role}`,
    `GRANT ALL ON ALL TABLES IN SCHEMA kit TO ${role}`,
  ])
    await owner.query(text)
})
afterAll(async () => {
  await pool.end()
  await owner.query(`DROP OWNED BY ${role}`)
  await owner.query(`DROP ROLE ${role}`)
  await owner.end()
})
beforeEach(async () => {
  await owner.query('TRUNCATE kit.note, kit.answer')
  await owner.query(`INSERT INTO kit.note VALUES ($1, 'of Ann'), ($2, 'of Ben')`, [ann, ben])
})

describe('a statement that forgets its WHERE', () => {
  it('sees and changes the rows of its person only', async () => {
    await forPerson(ann, async () => {
      expect(await notes()).toEqual(['of Ann'])
      expect(await sql.query(change)).toEqual([{ note: 'of Ann!' }])
      expect(await sql.query(remove)).toEqual([{ note: 'of Ann!' }])
    })
    expect(await forPerson(ben, notes)).toEqual(['of Ben'])
  })

  it('sees nothing and writes nothing when nobody said for whom', async () => {
    expect(await notes()).toEqual([])
    expect(await sql.query(change)).toEqual([])
    expect(await sql.query(remove)).toEqual([])
    await expect(sql.query(write, [ann, 'by nobody'])).rejects.toMatchObject(DENIED)
    expect(await forEveryone(notes)).toEqual(['of Ann', 'of Ben'])
  })

  it('neither writes into another profile nor gives a row away', async () => {
    await forPerson(ann, async () => {
      await expect(sql.query(write, [ben, 'by Ann'])).rejects.toMatchObject(DENIED)
      await expect(sql.query(give, [ben])).rejects.toMatchObject(DENIED)
    })
    expect(await forEveryone(notes)).toEqual(['of Ann', 'of Ben'])
  })

  it('holds also where the person is kept as text', async () => {
    const answer = statement('answer', 'INSERT INTO kit.answer VALUES ($1)')
    const answers = statement('answers', 'SELECT owner FROM kit.answer')
    await forPerson(ann, () => sql.query(answer, [ann]))
    await expect(forPerson(ann, () => sql.query(answer, [ben]))).rejects.toMatchObject(DENIED)
    expect(await forPerson(ann, () => sql.query(answers))).toEqual([{ owner: ann }])
    expect(await forPerson(ben, () => sql.query(answers))).toEqual([])
    expect(await sql.query(answers)).toEqual([])
  })

  it.each(['*', '', 'nobody at all', `${ann}' OR true --`])(
    'is no way around for somebody called %j',
    async (name) => {
      const seen = await forPerson(name, notes).catch(() => [])
      expect(seen).toEqual([])
    },
  )
})

describe('whom a statement is for', () => {
  it('is gone when it is done, so that the next one on the connection is for nobody', async () => {
    await forPerson(ann, notes)
    expect(await leftOnConnection()).toEqual([{ person: '' }])
    await forPerson(ann, () => sql.transaction(notes))
    expect(await leftOnConnection()).toEqual([{ person: '' }])
    await forPerson(ann, () => sql.query(number, ['none'])).catch(() => undefined)
    expect(await leftOnConnection()).toEqual([{ person: '' }])
  })

  it('is said anew each time, also when a connection was left for everybody', async () => {
    await pool.query(`SELECT set_config('gb.person', '*', false)`)
    expect(await notes()).toEqual([])
    expect(await forPerson(ann, notes)).toEqual(['of Ann'])
    await pool.query('RESET gb.person')
  })

  it('becomes known while a request runs', async () => {
    await forRequest(async () => {
      expect(await notes()).toEqual([])
      requestIsFor(ben)
      expect(await notes()).toEqual(['of Ben'])
    })
    expect(await notes()).toEqual([])
  })

  it('may change within a transaction, also while several statements wait', async () => {
    const names = statementForEveryone('names', 'SELECT note FROM kit.note ORDER BY note')
    await forPerson(ann, () =>
      sql.transaction(async () => {
        await sql.query(write, [ann, 'of Ann too'])
        const seen = await Promise.all([
          notes(),
          sql.forPerson(ben, notes),
          sql.query<{ note: string }>(names),
          sql.forEveryone(notes),
          notes(),
        ])
        expect(seen.map((rows) => rows.length)).toEqual([2, 1, 3, 3, 2])
      }),
    )
  })

  it('is one round trip with its statement', async () => {
    const trips = await countOf('readyForQuery')
    await forPerson(ann, notes)
    await forPerson(ben, notes)
    expect(trips()).toBe(2)
    await forPerson(ann, () => sql.transaction(async () => void (await notes())))
    expect(trips()).toBe(5)
  })

  it('is said once for two statements of one message', async () => {
    const trips = await countOf('readyForQuery')
    const both = forPerson(ann, () => sql.both<{ note: string }, { n: number }>([all, []], [number, [7]]))
    await expect(both).resolves.toEqual([[{ userId: ann, note: 'of Ann' }], [{ n: 7 }]])
    expect(trips()).toBe(1)
  })

  it('is one person for two statements', async () => {
    const names = statementForEveryone('names', 'SELECT note FROM kit.note ORDER BY note')
    await expect(forPerson(ann, () => sql.both([all, []], [names, []]))).rejects.toThrow('several people')
  })
})

describe('what a statement answers', () => {
  it('is described once for a connection', async () => {
    const fresh = statement('fresh', 'SELECT note, $1::int AS n, NULL::text AS nothing FROM kit.note')
    const described = await countOf('rowDescription')
    const seen = { note: 'of Ann', n: 5, nothing: null }
    for (let times = 0; times < 3; times++)
      expect(await forPerson(ann, () => sql.query(fresh, [5]))).toEqual([seen])
    expect(described()).toBe(1)
  })

  it('is described each time of one without a name', async () => {
    const nameless = new Sql(pool, { isNamed: false })
    const described = await countOf('rowDescription')
    for (const text of ['SELECT 1 AS one', 'SELECT 2 AS two'])
      await nameless.query(statement('same', text)).then((rows) => expect(rows).toHaveLength(1))
    expect(described()).toBe(4)
  })
})

describe('a connection after a failure', () => {
  // The pool would drop it; within a transaction it is used on.
  const ask = (client: Client, stmt: Statement, values: unknown[], person: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      const query = new ScopedQuery([{ statement: stmt, values }], { person })
      query.callback = (error, [result]) => (error ? reject(error) : resolve(result?.rows ?? []))
      client.query(query)
    })

  it.each([
    ['a statement that does not parse', statement('later', 'SELECT * FROM kit.nowhere'), [], ann],
    ['a value that does not fit', number, ['none'], ann],
    ['a person that cannot be said', number, [1], 'a\0b'],
    ['a row that is refused', write, [ben, 'x'], ann],
  ])('knows what it has parsed: %s', async (_what, failing, values, person) => {
    const client = new Client({ connectionString: login })
    await client.connect()
    try {
      for (let times = 0; times < 3; times++) {
        await expect(ask(client, failing, values, person)).rejects.toThrow()
        expect(await ask(client, all, [], ann)).toHaveLength(1)
      }
      expect(await ask(client, number, [7], ann)).toEqual([{ n: 7 }])
    } finally {
      await client.end()
    }
  })

  it('has kept nothing of two statements of which the second failed', async () => {
    const written = forPerson(ann, () => sql.both([write, [ann, 'half']], [write, [ben, 'not allowed']]))
    await expect(written).rejects.toMatchObject(DENIED)
    expect(await forPerson(ann, notes)).toEqual(['of Ann'])
  })

  it('keeps the rest of a transaction from happening', async () => {
    const work = forPerson(ann, () =>
      sql.transaction(async () => {
        await sql.query(write, [ann, 'half'])
        await sql.query(write, [ben, 'not allowed'])
      }),
    )
    await expect(work).rejects.toMatchObject(DENIED)
    expect(await forPerson(ann, notes)).toEqual(['of Ann'])
  })

  it('ends a statement that takes longer than the client waits', async () => {
    const own = new Pool({ connectionString: login, max: 1, query_timeout: 50 })
    const slow = statement('slow', 'SELECT pg_sleep(5)')
    await expect(forPerson(ann, () => new Sql(own).query(slow))).rejects.toThrow('timeout')
    await own.end()
  })
})

describe('the plan of a closed table', () => {
  it('looks a person up by the index, and asks once for whom it is', async () => {
    await owner.query(`INSERT INTO kit.note SELECT gen_random_uuid(), 'x' FROM generate_series(1, 20000)`)
    await owner.query('ANALYZE kit.note')
    const explain = statement('explain', 'EXPLAIN (COSTS OFF) SELECT note FROM kit.note WHERE user_id = $1')
    const rows = await forPerson(ann, () => sql.query(explain, [ann]))
    const plan = rows.map((row) => String(Object.values(row)[0])).join('\n')
    expect(plan).toMatch(/Index (Only )?(Scan|Cond)/)
    expect(plan).toContain(`Index Cond: (user_id = `)
    expect(plan.match(/^ *InitPlan/gm)).toHaveLength(2)
  })

  it('goes back to what it was', async () => {
    for (const text of openToAll('kit.note')) await owner.query(text)
    expect(await notes()).toEqual(['of Ann', 'of Ben'])
    for (const text of closeToOthers('kit.note')) await owner.query(text)
    expect(await notes()).toEqual([])
  })
})
