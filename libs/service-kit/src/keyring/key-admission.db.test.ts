import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { createKitTables } from '../database/kit-tables/kit-tables.js'
import type { ServiceDatabase } from '../database/service-database.js'
import { EnvError } from '../env/env-error.js'
import { parseEnv } from '../env/read-env.js'
import { FieldCipher } from '../crypto/field-cipher.js'
import type { Hashing } from '../crypto/hashing.js'
import { acceptKeys, openKeys } from './key-admission.js'
import { checksOf } from './key-checks.js'
import { createKeyFile, freshKey, type KeyFile, readKeyFile, replaceKeyFile } from '../crypto/key-file.js'
import { KeyRotation } from './key-rotation.js'
import type { Keys } from '../crypto/keys.js'
import { sealedOf } from '../crypto/sealed-column.js'

const place = (id: string) => ({ owner: id, field: 'note' })
const hash = (keys: Hashing, text: string) => keys.lookup('page', text)
const database: ServiceDatabase = {
  service: 'content',
  schema: 'guarded',
  sealed: [sealedOf('page', 'note', ['id'], place, { column: 'found_by', hash })],
  entities: [],
  migrations: [],
}

const folder = mkdtempSync(join(tmpdir(), 'gb-keys-'))
const path = join(folder, 'keys.json')
const aside = join(folder, 'aside.json')
let client: Client

const envOf = (mode: string) =>
  parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    KEYS_FILE: path,
    NODE_ENV: mode,
    PUBLIC_ORIGIN: 'https://app.example.com',
    ALLOW_IN_PRODUCTION: 'sample-analyser,test-checkout,file-mail',
  })
const open = (mode = 'test'): Promise<Keys> => openKeys(envOf(mode), [database])

const write = async (keys: Keys, text: string): Promise<void> => {
  const id = randomUUID()
  const sealed = new FieldCipher(keys).seal(text, place(id))
  await client.query('INSERT INTO guarded.page VALUES ($1, $2, $3)', [id, sealed, hash(keys, text)])
}
const change = (work: (file: KeyFile) => KeyFile): void => replaceKeyFile(path, work(readKeyFile(path)))
const rotation = (report = (_line: string) => {}) => new KeyRotation(client, path, [database], report, 0)
const forgetChecks = () => client.query('DROP SCHEMA IF EXISTS keyring CASCADE')
const noted = async () => {
  const { rows } = await client.query<{ name: string; value: string }>('SELECT * FROM keyring.key_check')
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Every mode refuses, with the reason and the way out, and neither the file nor the check values change. */
const expectRefusal = async (reason: RegExp): Promise<void> => {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  const checks = await noted()
  for (const mode of ['development', 'test', 'production']) {
    const refused = await open(mode).then(
      () => new Error(`${mode} started`),
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(EnvError)
    expect(String(refused)).toMatch(reason)
    expect(String(refused)).toMatch(/KEYS_FILE: .*keys\.json/)
  }
  expect(existsSync(path) ? readFileSync(path, 'utf8') : null).toBe(before)
  expect(await noted()).toEqual(checks)
}

beforeAll(async () => {
  client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query('CREATE SCHEMA guarded')
  for (const text of createKitTables('guarded')) await client.query(text)
  await client.query('CREATE TABLE guarded.page (id uuid PRIMARY KEY, note bytea, found_by bytea)')
})
afterAll(async () => {
  await client.end()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await client.query('TRUNCATE guarded.page')
  await forgetChecks()
  rmSync(path, { force: true })
})

describe(openKeys.name, () => {
  it('makes keys for an empty database, once, and only outside production', async () => {
    await expect(open('production')).rejects.toThrow('KEYS_FILE')
    const first = await open()
    expect((await open()).data('1')).toEqual(first.data('1'))
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
  })

  it('notes down what no key can be learned from', async () => {
    await open()
    const { data, lookup } = readKeyFile(path)
    const values = [...(await noted()).values()].join()
    for (const key of [...Object.values(data), lookup]) {
      expect(values).not.toContain(key)
      expect(values).not.toContain(Buffer.from(key, 'base64').toString('hex'))
    }
  })

  it.each([
    ['of a person', true],
    ['of check values alone', false],
  ])('makes no new keys for a database that holds anything, be it %s', async (_what, isPerson) => {
    const keys = await open()
    if (isPerson) await write(keys, 'hello')
    rmSync(path)
    await expectRefusal(/is missing.*Put the key file of this database back/)
  })

  it('makes no new keys for what was sealed before there were check values', async () => {
    await write(await open(), 'hello')
    await forgetChecks()
    rmSync(path)
    await expect(open()).rejects.toThrow(/is missing/)
    expect(existsSync(path)).toBe(false)
  })

  it.each([
    ['an older copy that lacks a version', (_now: KeyFile, old: KeyFile) => old, /lacks data key 2/],
    [
      'other bytes under the same version',
      (now: KeyFile) => ({ ...now, data: { ...now.data, '2': freshKey() } }),
      /holds another data key 2/,
    ],
    ['a swapped lookup', (now: KeyFile) => ({ ...now, lookup: freshKey() }), /holds another "lookup"/],
    [
      "another database's file",
      () => {
        createKeyFile(join(folder, 'foreign.json'))
        return readKeyFile(join(folder, 'foreign.json'))
      },
      /data key/,
    ],
  ])('refuses %s in every mode', async (_what, made, reason) => {
    await write(await open(), 'hello')
    const old = readKeyFile(path)
    await rotation().rotate()
    change((now) => made(now, old))
    await expectRefusal(reason)
  })

  it.each([0, 1, 40, 200])('refuses a file of which only %d bytes were written', async (length) => {
    await write(await open(), 'hello')
    truncateSync(path, length)
    await expectRefusal(/does not hold valid keys/)
  })

  it('takes a restart with other internal and log keys: nothing is sealed with them', async () => {
    await open()
    change((file) => ({ ...file, internal: freshKey(), log: freshKey() }))
    await expect(open()).resolves.toBeDefined()
  })

  it('notes down a version that was added by hand', async () => {
    await open()
    change((file) => ({ ...file, current: '2', data: { ...file.data, '2': freshKey() } }))
    await open()
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
  })

  it('serves many starts at once, of which one makes the keys', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => open()))
    expect(new Set(all.map((keys) => keys.data('1').toString('hex'))).size).toBe(1)
  })
})

describe('a database from before there were check values', () => {
  beforeEach(async () => {
    const keys = await open()
    for (let n = 0; n < 20; n++) await write(keys, `page ${n}`)
    await rotation().rotate()
    await write(await open(), 'newest')
    await forgetChecks()
  })

  it('gets them when the present keys open what is there', async () => {
    await open('production')
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
  })

  it.each([
    [
      'lack a version',
      ({ data, ...file }: KeyFile) => ({ ...file, current: '1', data: { '1': data['1'] ?? '' } }),
    ],
    ['are others', (file: KeyFile) => ({ ...file, data: { '1': freshKey(), '2': freshKey() } })],
    ['look up by another key', (file: KeyFile) => ({ ...file, lookup: freshKey() })],
  ])('is refused keys that %s, and gets none', async (_what, spoil) => {
    change(spoil)
    await expect(open()).rejects.toThrow(/values of guarded\.page\.note|than guarded\.page\.note is found by/)
    await expect(noted()).rejects.toThrow('does not exist')
  })
})

describe('a rotation', () => {
  /** A rotation that is killed at a given write of the file or of the database. */
  const cutAt = async (statement: RegExp, work: () => Promise<void>) => {
    const query = client.query.bind(client)
    Reflect.set(client, 'query', (...words: unknown[]) => {
      if (statement.test(String(words[0]))) return Promise.reject(new Error('killed'))
      const answer: unknown = Reflect.apply(query, client, words)
      return answer
    })
    try {
      await expect(work()).rejects.toThrow('killed')
    } finally {
      Reflect.set(client, 'query', query)
      await client.query('ROLLBACK')
      await client.query('SELECT pg_advisory_unlock_all()')
    }
  }
  const age = () => change((file) => ({ ...file, since: '2026-01-01T00:00:00.000Z' }))

  it('keeps the check values right to its end, and so does a retirement', async () => {
    await write(await open(), 'hello')
    await rotation().rotate()
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
    age()
    await rotation().retire('1')
    expect([...(await noted()).keys()].sort()).toEqual(['data:2', 'lookup'])
    await rotation().rotateLookup()
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
    await open()
  })

  it('seals nothing with a key that the database does not ask for, when it is killed in between', async () => {
    await write(await open(), 'hello')
    await cutAt(/INSERT INTO keyring/, () => rotation().rotate())
    expect(readKeyFile(path).current).toBe('1')
    await open()
    await rotation().rotate()
    expect(Object.keys(readKeyFile(path).data)).toEqual(['1', '2'])
    expect(readKeyFile(path).current).toBe('2')
    await open()
  })

  it('lets a retirement be killed and done again', async () => {
    await write(await open(), 'hello')
    await rotation().rotate()
    age()
    copyFileSync(path, aside)
    await rotation().retire('1')
    // As if it had been killed between the database and the file.
    copyFileSync(aside, path)
    await open()
    await rotation().retire('1')
    expect([...(await noted()).keys()].sort()).toEqual(['data:2', 'lookup'])
    await open()
  })

  it.each([[/INSERT INTO keyring/], [/^COMMIT/]])(
    'of the lookup that is killed at %s starts again and ends',
    async (statement) => {
      await write(await open(), 'hello')
      await cutAt(statement, () => rotation().rotateLookup())
      await open()
      await rotation().rotateLookup()
      const keys = await open()
      const { rowCount } = await client.query('SELECT FROM guarded.page WHERE found_by = $1', [
        hash(keys, 'hello'),
      ])
      expect(rowCount).toBe(1)
    },
  )
})

describe(acceptKeys.name, () => {
  it('goes on without a lost file, with a version that no lost value names', async () => {
    await write(await open(), 'lost')
    rmSync(path)
    await acceptKeys(envOf('test'), [database])
    expect(readKeyFile(path).current).toBe('2')
    expect(await noted()).toEqual(checksOf(readKeyFile(path)))
    await open('production')
  })
})
