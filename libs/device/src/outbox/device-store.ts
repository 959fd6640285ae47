import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { databaseOf } from './database'
import { isItem, type OutboxItem } from './item'
import { newSealingKey, open, seal, type Sealed } from '../sealed-store/sealing'
import type { OutboxStore } from './store'

interface Row extends Sealed {
  seq?: number
  version: number
}

interface Tables extends DBSchema {
  keys: { key: string; value: CryptoKey }
  items: { key: number; value: Row }
}

const KEY_NAME = 'items'

/** The encrypted store of one profile in IndexedDB. Throws where the browser has no database or no Web Crypto. */
export async function openDeviceStore(userId: string): Promise<OutboxStore> {
  const connection = connect(userId)
  await connection.get()
  // By number and version: a list of thousands is opened once and not after every change.
  const opened = new Map<number, OutboxItem>()

  const readRow = async (key: CryptoKey, row: Row): Promise<OutboxItem | null> => {
    const seq = row.seq ?? 0
    const known = opened.get(seq)
    if (known?.version === row.version) return known
    try {
      const item = await open(key, userId, row)
      // Written by a version of the page that this one does not know.
      if (!isItem(item)) return null
      const kept: OutboxItem = { ...item, seq, version: row.version, kept: 'device' }
      opened.set(seq, kept)
      return kept
    } catch {
      // Written under a key that is gone; it stays where it is, and the others are not held up by it.
      return null
    }
  }

  return {
    async load() {
      const { database, key } = await connection.get()
      const rows = await database.getAll('items')
      const items = await Promise.all(rows.map((row) => readRow(key, row)))
      return items.filter((item) => item !== null)
    },
    async add(item) {
      const { database, key } = await connection.get()
      const sealed = await seal(key, userId, item)
      const seq = await database.add('items', { ...sealed, version: 1 })
      const kept: OutboxItem = { ...item, seq, version: 1, kept: 'device' }
      opened.set(seq, kept)
      return kept
    },
    async replace(item, known) {
      const { database, key } = await connection.get()
      const next: OutboxItem = { ...item, version: item.version + 1 }
      const sealed = await seal(key, userId, next)
      const change = database.transaction('items', 'readwrite')
      const isSame = (await change.store.get(item.seq))?.version === item.version
      const behind = known && (await change.store.getAllKeys(IDBKeyRange.lowerBound(item.seq, true)))
      const isCurrent = isSame && (behind?.every((seq) => known?.has(seq)) ?? true)
      if (isCurrent) await change.store.put({ ...sealed, seq: item.seq, version: next.version })
      await change.done
      if (!isCurrent) return null
      opened.set(item.seq, next)
      return next
    },
    async remove(item) {
      const { database } = await connection.get()
      const change = database.transaction('items', 'readwrite')
      const isCurrent = (await change.store.get(item.seq))?.version === item.version
      if (isCurrent) await change.store.delete(item.seq)
      await change.done
      opened.delete(item.seq)
      return isCurrent
    },
    close: connection.close,
  }
}

interface Opened {
  database: IDBPDatabase<Tables>
  key: CryptoKey
}

/** A connection that gives way when somebody deletes the database, and comes back when it is needed again. */
function connect(userId: string) {
  let opened: Promise<Opened> | null = null
  const close = () => {
    void opened?.then(
      ({ database }) => database.close(),
      () => undefined,
    )
    opened = null
  }
  const get = () => {
    opened ??= openDatabase(userId, close).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  return { get, close }
}

async function openDatabase(userId: string, giveWay: () => void): Promise<Opened> {
  const database = await openDB<Tables>(databaseOf(userId), 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys')
      fresh.createObjectStore('items', { keyPath: 'seq', autoIncrement: true })
    },
    blocking: giveWay,
    terminated: giveWay,
  })
  // Made before the transaction, which would not wait for it. Of two tabs that come first, one wins for both.
  const fresh = await newSealingKey()
  const change = database.transaction('keys', 'readwrite')
  const kept = await change.store.get(KEY_NAME)
  if (kept === undefined) await change.store.put(fresh, KEY_NAME)
  await change.done
  return { database, key: kept ?? fresh }
}
