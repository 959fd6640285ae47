/** @jest-environment node */
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { openDB } from 'idb'
import { createRecordStore } from './record-store'

const NAME = 'test-records'
const SECRET = { weight: 'canary-210.5' }

const raw = async () => {
  const database = await openDB(NAME)
  const rows: unknown[] = await database.getAll('records')
  const key: unknown = await database.get('keys', 'records')
  database.close()
  return { rows, key }
}

describe(createRecordStore.name, () => {
  beforeEach(() => void indexedDB.deleteDatabase(NAME))

  it('gives back what was written, and nothing of anybody else', async () => {
    const store = createRecordStore(NAME)
    await store.write('u-1', SECRET)
    expect(await store.read('u-1')).toEqual(SECRET)
    expect(await store.read('u-2')).toBeNull()
  })

  it('lays nothing readable on the device, under a key that cannot be taken out', async () => {
    await createRecordStore(NAME).write('u-1', SECRET)
    const { rows, key } = await raw()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows, (_, value: unknown) => asText(value))).not.toContain('canary')
    if (!(key instanceof CryptoKey)) throw new Error('there is no key')
    expect(key.extractable).toBe(false)
  })

  it('opens a record for its owner alone, also when somebody moves it', async () => {
    const store = createRecordStore(NAME)
    await store.write('u-1', SECRET)
    const { rows } = await raw()
    const database = await openDB(NAME)
    await database.put('records', rows[0], 'u-2')
    database.close()
    expect(await store.read('u-2')).toBeNull()
  })

  it('throws out everybody else, or everybody', async () => {
    const store = createRecordStore(NAME)
    await store.write('u-1', SECRET)
    await store.write('u-2', SECRET)
    await store.keepOnly('u-2')
    expect(await store.read('u-1')).toBeNull()
    expect(await store.read('u-2')).toEqual(SECRET)
    await store.clear()
    expect(await store.read('u-2')).toBeNull()
  })

  it('makes no database only to empty it', async () => {
    await createRecordStore('never-used').clear()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('never-used')
  })

  it('makes one key for two tabs that come first', async () => {
    const [one, two] = [createRecordStore(NAME), createRecordStore(NAME)]
    await Promise.all([one.write('u-1', SECRET), two.write('u-2', SECRET)])
    expect(await one.read('u-2')).toEqual(SECRET)
    expect(await two.read('u-1')).toEqual(SECRET)
  })
})

const asText = (value: unknown) =>
  value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value
