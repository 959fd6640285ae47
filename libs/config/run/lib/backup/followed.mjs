import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './disk.mjs'

const FILE = 'backup-stores.json'
const DAY_MS = 86_400_000

const read = (dataDir) => {
  const file = join(dataDir, FILE)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Folders that were named in a backup by hand and still get the log that comes after it. */
export const followedStores = (dataDir) =>
  Object.entries(read(dataDir)).flatMap(([store, until]) =>
    Date.parse(until) > Date.now() && existsSync(store) ? [store] : [],
  )

/** From now on a folder gets the log too, for some days: a backup on a disk of its own then reaches up to the present. */
export const follow = (dataDir, store, days) => {
  const until = new Date(Date.now() + days * DAY_MS).toISOString()
  writeWhole(join(dataDir, FILE), JSON.stringify({ ...read(dataDir), [store]: until }))
}

/** A folder gets no more of the log. */
export const unfollow = (dataDir, store) => {
  const { [store]: _gone, ...rest } = read(dataDir)
  writeWhole(join(dataDir, FILE), JSON.stringify(rest))
}
