import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../lock.mjs'
import { clusterOf } from './cluster-facts.mjs'
import { freeBytes } from './disk.mjs'
import { noteArchive } from './status.mjs'
import { followedStores, unfollow } from './followed.mjs'
import { archive, lastWrite, readHead, walFolder } from './wal-archive.mjs'
import { isHistory, isSegment } from './wal-names.mjs'

/** Segments that may wait for their store, 1 GiB of them: beyond that the oldest is given up, so that the product goes on. */
const MOST_WAITING = 64
/** What a disk must keep free for the product itself. */
export const RESERVE_BYTES = 256 * 1024 * 1024

const waitingIn = (walOut) =>
  existsSync(walOut)
    ? readdirSync(walOut)
        .filter((name) => isSegment(name) || isHistory(name) || /\.(partial|backup)$/.test(name))
        .sort()
    : []

const reasonOf = (error) =>
  error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'the disk is full' : error.message

const putInto = async (raw, store, system, until) => {
  if (freeBytes(store) < RESERVE_BYTES) throw new Error(`${store} has no room`)
  await archive(raw, walFolder(store, system), until)
}

const storeOne = async (raw, name, dataDir, store, { system, cluster }) => {
  const before = readHead(walFolder(store, system))?.until ?? 0
  // The segment itself may be in use again: then the time at which the server handed over its copy.
  const until = Math.max(lastWrite(cluster, name) ?? Math.floor(statSync(raw).mtimeMs), before)
  for (const followed of followedStores(dataDir)) {
    try {
      await putInto(raw, followed, system, until)
    } catch {
      // A disk that was taken away must not keep the log from its own store.
      unfollow(dataDir, followed)
    }
  }
  await putInto(raw, store, system, until)
}

/** The oldest go first, and are named: whoever restores must know that the log has a gap. */
const giveUp = (walOut, names) => {
  const most = freeBytes(walOut) < RESERVE_BYTES ? 1 : MOST_WAITING
  const lost = names.slice(0, Math.max(0, names.length - most))
  for (const name of lost) rmSync(join(walOut, name), { force: true })
  return lost
}

const sweep = async (dataDir, store) => {
  const found = clusterOf(dataDir)
  if (!found) return
  const names = waitingIn(found.walOut)
  if (names.length === 0) return
  for (const [index, name] of names.entries()) {
    const raw = join(found.walOut, name)
    try {
      if (isSegment(name) || isHistory(name)) await storeOne(raw, name, dataDir, store, found)
      rmSync(raw, { force: true })
      noteArchive(dataDir, { problem: null, waitingSince: null })
    } catch (error) {
      const waitingSince = statSync(raw).mtime.toISOString()
      const lost = giveUp(found.walOut, names.slice(index).filter(isSegment))
      noteArchive(dataDir, { problem: reasonOf(error), waitingSince, lost })
      return
    }
  }
}

/**
 * Takes every finished segment of the log into the stores. One that cannot be stored waits for the next time; too many
 * that wait are given up, because a full archive must not stop the product.
 * @param {string} dataDir
 * @param {string} store where backups go by themselves
 */
export const collectWal = async (dataDir, store) => {
  const found = clusterOf(dataDir)
  // Asked every other second, and mostly for nothing: no lock is written for that.
  if (!found || waitingIn(found.walOut).length === 0) return
  await withLock(join(dataDir, 'wal-collect.lock'), () => sweep(dataDir, store))
}
