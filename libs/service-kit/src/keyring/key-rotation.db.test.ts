import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client, Pool } from 'pg'
import { createKitTables } from '../database/kit-tables/kit-tables.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { Sql } from '../database/sql/sql.js'
import { IdempotencyStore } from '../database/kit-tables/idempotency.store.js'
import { FieldCipher } from '../crypto/field-cipher.js'
import type { Hashing } from '../crypto/hashing.js'
import { createKeyFile, freshKey, readKeyFile, replaceKeyFile } from '../crypto/key-file.js'
import { KeyRefusal } from './key-refusal.js'
import { KeyRotation } from './key-rotation.js'
import { Keys, KEYS_NOTICED_WITHIN_MS, loadKeys } from '../crypto/keys.js'
import { sealedOf } from '../crypto/sealed-column.js'

const ROWS = 3_000
const place = (id: string) => ({ owner: id, field: 'note' })
const database: ServiceDatabase = {
  service: 'content',
  schema: 'diary',
  sealed: [sealedOf('page', 'note', ['id'], place)],
  entities: [],
  migrations: [],
}

const folder = mkdtempSync(join(tmpdir(), 'gb-keys-'))
const path = join(folder, 'keys.json')
let pool: Pool
/** What stands where, as whoever wrote last knows it. */
let truth: Map<string, string>
let lines: string[]

const onClient = async (
  work: (rotation: KeyRotation, client: Client) => Promise<void>,
  settleMs = 0,
): Promise<void> => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  // A connection that a test cuts says so here; the query under way says it too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(new KeyRotation(client, path, [database], (line) => lines.push(line), settleMs), client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
const rotate = (settleMs?: number) => onClient((rotation) => rotation.rotate(), settleMs)
const retire = (version: string) => onClient((rotation) => rotation.retire(version))

/** As if the rotation were an hour old. */
const age = () => replaceKeyFile(path, { ...readKeyFile(path), since: '2026-01-01T00:00:00.000Z' })

const put = async (cipher: FieldCipher, id: string, text: string) => {
  const sealed = cipher.seal(text, place(id))
  await pool.query(
    'INSERT INTO diary.page (id, note) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET note = excluded.note',
    [id, sealed],
  )
  truth.set(id, text)
}

const expectAllReadable = async () => {
  const cipher = new FieldCipher(loadKeys(path, false))
  const { rows } = await pool.query<{ id: string; note: Buffer }>('SELECT id, note FROM diary.page')
  expect(new Map(rows.map(({ id, note }) => [id, cipher.open(note, place(id))]))).toEqual(truth)
}

const versions = async () => {
  const found = new Map<string, number>()
  await onClient(async (rotation) => {
    for (const column of (await rotation.status()).columns)
      for (const [version, rows] of column.versions) found.set(version, (found.get(version) ?? 0) + rows)
  })
  return found
}

/** A running server: it knows the keys from its start and writes as fast as it goes until told to stop. */
const writer = (cipher: FieldCipher) => {
  const counted = { writes: 0 }
  const stopping = new AbortController()
  const ids = [...truth.keys()]
  const work = async () => {
    while (!stopping.signal.aborted) {
      counted.writes += 1
      const known = ids[(counted.writes * 7) % ids.length] ?? randomUUID()
      await put(cipher, counted.writes % 3 === 0 ? randomUUID() : known, `written ${counted.writes}`)
    }
  }
  const done = work()
  const stop = async () => {
    stopping.abort()
    await done
    return counted.writes
  }
  return { stop }
}

beforeAll(async () => {
  pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 5 })
  await pool.query('CREATE SCHEMA diary')
  for (const text of createKitTables('diary')) await pool.query(text)
  await pool.query('CREATE TABLE diary.page (id uuid PRIMARY KEY, note bytea)')
})
afterAll(async () => {
  await pool.end()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  rmSync(path, { force: true })
  createKeyFile(path)
  truth = new Map()
  lines = []
  await pool.query('TRUNCATE diary.page, diary.idempotency_key')
  const cipher = new FieldCipher(loadKeys(path, false))
  for (let i = 0; i < ROWS; i += 100)
    await Promise.all(Array.from({ length: 100 }, (_, j) => put(cipher, randomUUID(), `page ${i + j}`)))
})

describe(KeyRotation.name, () => {
  it('loses no write that a running server makes meanwhile, and leaves nothing behind', async () => {
    const server = new FieldCipher(loadKeys(path, false))
    const running = writer(server)
    await rotate(2 * KEYS_NOTICED_WITHIN_MS)
    expect(await running.stop()).toBeGreaterThan(100)
    expect([...(await versions()).keys()]).toEqual(['2'])
    await expectAllReadable()
    age()
    await retire('1')
    expect(Object.keys(readKeyFile(path).data)).toEqual(['2'])
    await expectAllReadable()
    expect(server.open(server.seal('still here', place('x')), place('x'))).toBe('still here')
  }, 60_000)

  it('goes on with the same version after it was cut in the middle', async () => {
    await onClient(async (rotation, client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      // Cut once the first batches are in, long before the last.
      const cut = async () => {
        for (;;) {
          const { rows: done } = await pool.query<{ n: number }>(
            `SELECT count(*)::int AS n FROM diary.page WHERE substring(note FROM 1 FOR 2) = '\\x0132'`,
          )
          if ((done[0]?.n ?? 0) > 0) return pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
        }
      }
      await Promise.all([expect(rotation.rotate()).rejects.toThrow(), cut()])
    })
    const half = await versions()
    expect(half.get('1')).toBeGreaterThan(0)
    expect(half.get('2')).toBeGreaterThan(0)
    await expectAllReadable()
    await rotate()
    expect(lines.at(-2)).toMatch(/diary\.page\.note: \d+ sealed anew/)
    expect([...(await versions())]).toEqual([['2', ROWS]])
    expect(Object.keys(readKeyFile(path).data)).toEqual(['1', '2'])
    await expectAllReadable()
  }, 60_000)

  it('seals stored answers anew, so that a retry still gets its own', async () => {
    const store = () => new IdempotencyStore(new Sql(pool), new FieldCipher(loadKeys(path, false)), 'diary')
    const request = { owner: randomUUID(), key: 'a "strange", {key}\\', fingerprint: 'POST /x\n{}' }
    const answer = { status: 201, body: { note: 'mine' } }
    await store().run(request, () => Promise.resolve(answer))
    await rotate()
    age()
    await retire('1')
    const again = await store().run(request, () => Promise.reject(new Error('must not run')))
    expect(again).toEqual({ ...answer, replayed: true })
  })

  it('takes a row that somebody holds in a later walk, as they left it', async () => {
    const id = [...truth.keys()][0] ?? ''
    const other = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await other.connect()
    const rotating = onClient(async (rotation, client) => {
      await client.query(`SET lock_timeout = '200ms'`)
      await rotation.rotate()
    })
    await other.query('BEGIN')
    const changed = new FieldCipher(new Keys(readKeyFile(path))).seal('the newest', place(id))
    await other.query('UPDATE diary.page SET note = $2 WHERE id = $1', [id, changed])
    await new Promise((done) => setTimeout(done, 1_500))
    await other.query('COMMIT')
    await other.end()
    truth.set(id, 'the newest')
    await rotating
    expect([...(await versions()).keys()]).toEqual(['2'])
    await expectAllReadable()
  }, 60_000)

  it('says how many values no key opens, leaves them alone, and keeps their version', async () => {
    await pool.query(`INSERT INTO diary.page VALUES ($1, '\\x0131ffff')`, [randomUUID()])
    await expect(rotate()).rejects.toThrow(/^1 values cannot be opened/)
    age()
    await expect(retire('1')).rejects.toThrow(/still needed by diary\.page\.note \(1\)/)
    expect((await versions()).get('1')).toBe(1)
  })

  it.each([
    ['the version in use', '1', /is the one in use/],
    ['a version that is not there', '7', /There is no version 7/],
  ])('does not retire %s', async (_what, version, sentence) => {
    await expect(retire(version)).rejects.toThrow(sentence)
  })

  it('does not retire within a minute: a write may still be under way', async () => {
    await rotate()
    await expect(retire('1')).rejects.toThrow(KeyRefusal)
    expect(Object.keys(readKeyFile(path).data)).toEqual(['1', '2'])
  })

  it('runs once at a time', async () => {
    await onClient(async (_rotation, client) => {
      await client.query('SELECT pg_advisory_lock(7230515)')
      await expect(rotate()).rejects.toThrow('Another run')
    })
  })
})

describe('rotateLookup', () => {
  const hash = (keys: Hashing, text: string) => keys.lookup('page', text)
  const indexed: ServiceDatabase = {
    ...database,
    sealed: [sealedOf('found', 'note', ['id', 'found_by'], place, { column: 'found_by', hash })],
  }
  const rotateLookup = (settleMs = 0) =>
    onClient(async (_rotation, client) => {
      await new KeyRotation(client, path, [indexed], (line) => lines.push(line), settleMs).rotateLookup()
    })
  const keys = () => loadKeys(path, false)
  const add = async (known: Keys, text: string) => {
    const id = randomUUID()
    const sealed = new FieldCipher(known).seal(text, place(id))
    await pool.query('INSERT INTO diary.found VALUES ($1, $2, $3)', [id, hash(known, text), sealed])
  }
  const find = async (known: Keys, text: string) => {
    const { rowCount } = await pool.query('SELECT FROM diary.found WHERE found_by = $1', [hash(known, text)])
    return rowCount
  }

  beforeAll(() =>
    pool.query(
      'CREATE TABLE diary.found (id uuid, found_by bytea UNIQUE, note bytea, PRIMARY KEY (id, found_by))',
    ),
  )
  beforeEach(() => pool.query('TRUNCATE diary.found'))

  it('finds everything by the new key, also what a server wrote with the old one meanwhile', async () => {
    const server = keys()
    for (let n = 0; n < 50; n++) await add(server, `text ${n}`)
    const old = readKeyFile(path).lookup
    const rotating = rotateLookup(800)
    await new Promise((done) => setTimeout(done, 400))
    await add(server, 'written late')
    await rotating
    expect(readKeyFile(path)).not.toHaveProperty('next_lookup')
    expect(readKeyFile(path).lookup).not.toBe(old)
    for (const text of ['text 0', 'text 49', 'written late']) expect(await find(keys(), text)).toBe(1)
    await new Promise((done) => setTimeout(done, KEYS_NOTICED_WITHIN_MS))
    expect(await find(server, 'text 7')).toBe(1)
  })

  it('leaves the hashes of erased values alone', async () => {
    const server = keys()
    for (const code of ['one', 'two']) {
      const id = randomUUID()
      const sealed = new FieldCipher(server).seal('', place(id))
      await pool.query('INSERT INTO diary.found VALUES ($1, $2, $3)', [id, hash(server, code), sealed])
    }
    const old = readKeyFile(path)
    await rotateLookup()
    for (const code of ['one', 'two']) expect(await find(new Keys(old), code)).toBe(1)
  })

  it('goes on with the same key after it was killed', async () => {
    const server = keys()
    await add(server, 'text')
    const next = freshKey()
    replaceKeyFile(path, { ...readKeyFile(path), next_lookup: next })
    await rotateLookup()
    expect(readKeyFile(path).lookup).toBe(next)
    expect(await find(keys(), 'text')).toBe(1)
  })
})
