import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { newSealingKey, open, seal, type Sealed } from './sealing'

interface Tables extends DBSchema {
  keys: { key: string; value: CryptoKey }
  records: { key: string; value: Sealed }
}

/** Encrypted records on this device, one per owner. Everything throws where the browser has no database. */
export interface RecordStore {
  /** The owner's record; null when there is none, or none that opens. */
  read: (owner: string) => Promise<unknown>
  write: (owner: string, value: unknown) => Promise<void>
  /** Throws out the records of everybody else. */
  keepOnly: (owner: string) => Promise<void>
  /** Throws out all records, where there ever were any. */
  clear: () => Promise<void>
}

const KEY_NAME = 'records'

/**
 * Opens the store of a name. It holds no connection between calls, so that who deletes the database at sign-out waits
 * for nobody.
 */
export function createRecordStore(name: string): RecordStore {
  const withDatabase = async <T>(work: (database: IDBPDatabase<Tables>) => Promise<T>) => {
    const database = await openDB<Tables>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('keys')
        fresh.createObjectStore('records')
      },
    })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  }
  return {
    read: (owner) =>
      withDatabase(async (database) => {
        const [key, sealed] = await Promise.all([
          database.get('keys', KEY_NAME),
          database.get('records', owner),
        ])
        if (key === undefined || sealed === undefined) return null
        return open(key, owner, sealed).catch(() => null)
      }),
    write: (owner, value) =>
      withDatabase(async (database) => {
        await database.put('records', await seal(await keyOf(database), owner, value), owner)
      }),
    keepOnly: (owner) =>
      withDatabase(async (database) => {
        const others = (await database.getAllKeys('records')).filter((other) => other !== owner)
        await Promise.all(others.map((other) => database.delete('records', other)))
      }),
    async clear() {
      // To look into a database is to make it, and a visitor's device stays empty.
      const all = await indexedDB.databases()
      if (all.some((database) => database.name === name))
        await withDatabase((database) => database.clear('records'))
    },
  }
}

async function keyOf(database: IDBPDatabase<Tables>): Promise<CryptoKey> {
  const known = await database.get('keys', KEY_NAME)
  if (known !== undefined) return known
  // Made before the transaction, which would not wait for it. Of two tabs that come first, one wins for both.
  const fresh = await newSealingKey()
  const change = database.transaction('keys', 'readwrite')
  const kept = await change.store.get(KEY_NAME)
  if (kept === undefined) await change.store.put(fresh, KEY_NAME)
  await change.done
  return kept ?? fresh
}
