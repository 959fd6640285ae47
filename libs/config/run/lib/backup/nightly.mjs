import { statSync } from 'node:fs'
import { collectWal } from './collect-wal.mjs'
import { copyKeys } from './key-copies.mjs'
import { makeBackup } from './make-backup.mjs'
import { prune } from './prune.mjs'
import { keptIn, readRequest, verifyNext } from './kept.mjs'
import { noteKept, readStatus } from './status.mjs'

const COLLECT_MS = 2_000
const LOOK_MS = 60_000
/** A start has other things to do first; and one that lasts a moment needs no backup. */
const AFTER_START_MS = 5 * 60_000
/** After a failure, such as a full disk, not at every look. */
const RETRY_MS = 60 * 60_000

/**
 * The last time of night that has passed, in the zone of this machine.
 * @param {Date} now
 * @param {{hour: number, minute: number}} time
 */
export const lastNight = (now, { hour, minute }) => {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  if (today <= now) return today
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute)
}

/**
 * Whether a backup has to be made now: the one of last night is missing, whatever the reason, or an operator wishes for one.
 * @param {Date} now
 * @param {{hour: number, minute: number} | null} time
 * @param {import('./status.mjs').Status} status
 * @param {number} startedAt  of the product, in milliseconds since 1970
 * @param {string | null} asked  when an operator wished for one last; what was tried since then has answered it
 */
export const isDue = (now, time, { newest, tried, problem, lost }, startedAt, asked = null) => {
  if (asked !== null && (tried === null || asked > tried)) return true
  if (time === null) return false
  const night = lastNight(now, time)
  const isFresh = newest !== null && Date.parse(newest) >= night.getTime() && lost.length === 0
  if (isFresh) return false
  if (problem !== null && tried !== null && now.getTime() - Date.parse(tried) < RETRY_MS) return false
  return night.getTime() >= startedAt || now.getTime() - startedAt >= AFTER_START_MS
}

const say = (what, error) => console.error(`${what}: ${error.message}`)

/** Work that is done every so often, never twice at once. */
const rounds = (work, everyMs, what) => {
  let running = null
  const begin = () => {
    running ??= Promise.resolve()
      .then(work)
      .catch((error) => say(what, error))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(begin, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Archives the log and makes the backup of the night while the product runs.
 * @param {string} dataDir
 * @param {ReturnType<import('../settings.mjs').readBackupSettings>} settings
 * @param {boolean} forOperators  whether this run looks after the store and does what the console asks for; a command that lasts a
 *   moment does not
 */
export const keepBackups = (dataDir, { store, time, keep, keysFile, keysAreOurs }, forOperators = false) => {
  const startedAt = Date.now()
  let stops = []
  let copied
  const collect = async () => {
    await collectWal(dataDir, store)
    // A rotation between two backups: what is sealed from now on must not depend on one copy of its key.
    const changed = keysAreOurs ? statSync(keysFile, { throwIfNoEntry: false })?.mtimeMs : undefined
    if (changed === undefined || changed === copied || readStatus(dataDir).newest === null) return
    copyKeys(keysFile, store)
    copied = changed
  }
  const backUp = async (url) => {
    const asked = forOperators ? readRequest(dataDir) : null
    if (!isDue(new Date(), time, readStatus(dataDir), startedAt, asked)) return
    await makeBackup({ dataDir, url, mainStore: store, store, keysFile, keysAreOurs, keep })
    prune(store, keep)
  }
  const look = async (url) => {
    await backUp(url).finally(() => noteKept(dataDir, keptIn(store, readStatus(dataDir).kept)))
    if (forOperators) noteKept(dataDir, await verifyNext(store, readStatus(dataDir).kept))
  }
  return {
    /** @param {string} url of the running server */
    begin: (url) => {
      stops = [
        rounds(collect, COLLECT_MS, 'The log could not be archived'),
        rounds(() => look(url), LOOK_MS, 'The backup of the night failed'),
      ]
    },
    /** After the server has stopped: the rest of its log. */
    end: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await collectWal(dataDir, store)
    },
  }
}
