import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './disk.mjs'

const FILE = 'backup-status.json'

/**
 * What the operators see of backups; the server reads it for them.
 * @typedef {object} Status
 * @property {string | null} newest  when the newest backup was finished, ISO
 * @property {string | null} tried  when one was tried last, ISO
 * @property {string | null} problem  why the last one failed
 * @property {string | null} archived  up to when the log is in the store, ISO
 * @property {string | null} archiveProblem  why finished segments wait
 * @property {string | null} waitingSince  since when the oldest of them waits, ISO
 * @property {import('./kept.mjs').KeptBackup[]} kept  the backups of the store, oldest first
 * @property {'product' | 'command'} madeBy  who makes them; a command comes when somebody starts it, and can be asked for nothing
 * @property {string[]} lost  segments that were given up since the newest backup
 */

const EMPTY = {
  newest: null,
  tried: null,
  problem: null,
  archived: null,
  archiveProblem: null,
  waitingSince: null,
  kept: [],
  madeBy: 'product',
  lost: [],
}

/** @returns {Status} */
export const readStatus = (dataDir) => {
  const file = join(dataDir, FILE)
  if (!existsSync(file)) return EMPTY
  try {
    return { ...EMPTY, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return EMPTY
  }
}

const change = (dataDir, fields) => {
  const now = readStatus(dataDir)
  const next = { ...now, ...fields }
  if (JSON.stringify(next) !== JSON.stringify(now)) writeWhole(join(dataDir, FILE), JSON.stringify(next))
}

/** A segment was stored (`problem` null) or was not. */
export const noteArchive = (dataDir, { problem, waitingSince, lost = [] }) => {
  const now = new Date().toISOString()
  change(dataDir, {
    archiveProblem: problem,
    waitingSince,
    lost: [...readStatus(dataDir).lost, ...lost],
    ...(problem === null ? { archived: now } : {}),
  })
}

/** A backup was made, or was not. A new one needs nothing of what was given up before it. */
export const noteBackup = (dataDir, problem, madeBy = 'product') => {
  const tried = new Date().toISOString()
  const done = problem === null ? { newest: tried, lost: [] } : {}
  change(dataDir, { tried, problem, madeBy, ...done })
}

/** What lies in the store now. */
export const noteKept = (dataDir, kept) => change(dataDir, { kept })

/** The data are others now: the backups before are no longer those of the present, and the next one is due. */
export const noteRestore = (dataDir) => change(dataDir, { newest: null, lost: [] })
