import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { readState, writeState } from '../../../../local-postgres/src/cluster.mjs'
import { clearStalePostmaster } from '../../../../local-postgres/src/postmaster.mjs'
import { move, sync, writeWhole } from './disk.mjs'
import { stageOf } from './restore-stage.mjs'
import { noteRestore } from './status.mjs'
import { stampOf } from './stores.mjs'

const JOURNAL = 'restore.json'
const POINT = /^before-restore-\d{8}T\d{6}Z$/
const POINTS_KEPT = 2

const journalOf = (dataDir) => {
  const file = join(dataDir, JOURNAL)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Keys and password of a restore point lie beside it, for the way back. */
const stateFile = (point) => `${point}.json`
const keysCopy = (point) => `${point}.keys.json`

const keepPoint = (dataDir, { point, keysFile }) => {
  const state = readState(dataDir)
  if (state && !existsSync(stateFile(point))) writeWhole(stateFile(point), JSON.stringify(state))
  if (!existsSync(keysFile) || existsSync(keysCopy(point))) return
  writeWhole(keysCopy(point), readFileSync(keysFile, 'utf8'), 0o600)
}

/** Each step finds out whether it is done already: a kill anywhere is made good by doing them all again. */
const carryOut = (dataDir, journal) => {
  const { staged, cluster, point, password, stagedKeys, keysFile } = journal
  if (existsSync(staged)) {
    if (existsSync(cluster)) {
      keepPoint(dataDir, journal)
      move(cluster, point)
    }
    move(staged, cluster)
  }
  writeState(dataDir, { cluster, password })
  if (stagedKeys && existsSync(stagedKeys)) {
    copyFileSync(stagedKeys, `${keysFile}.new`)
    sync(`${keysFile}.new`)
    move(`${keysFile}.new`, keysFile)
  }
  noteRestore(dataDir)
  rmSync(stageOf(dataDir), { recursive: true, force: true })
  rmSync(join(dataDir, JOURNAL))
  sync(dataDir)
}

const pointsIn = (home) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((name) => POINT.test(name))
        .sort()
        .map((name) => join(home, name))
    : []

/** A name of its own also for a second one within a second. */
const freePoint = (home, ms) => {
  const point = join(home, `before-restore-${stampOf(new Date(ms))}`)
  return existsSync(point) || existsSync(stateFile(point)) ? freePoint(home, ms + 1000) : point
}

const removePoint = (point) => {
  for (const path of [point, stateFile(point), keysCopy(point)])
    rmSync(path, { recursive: true, force: true })
}

/**
 * Puts a cluster in the place of the present one, which is kept as a restore point. From the moment that this is written
 * down it happens, whatever is killed.
 * @param {string} dataDir
 * @param {{staged: string, cluster: string, password: string, stagedKeys?: string, keysFile: string}} change
 * @returns {string | undefined} the restore point; undefined when there was nothing before
 */
export const swapIn = (dataDir, change) => {
  const home = dirname(change.cluster)
  const point = freePoint(home, Date.now())
  const journal = { ...change, point }
  writeWhole(join(dataDir, JOURNAL), JSON.stringify(journal))
  carryOut(dataDir, journal)
  const points = pointsIn(home)
  for (const old of points.slice(0, Math.max(0, points.length - POINTS_KEPT))) removePoint(old)
  return existsSync(point) ? point : undefined
}

/** What a killed restore left: carried out when it was decided, forgotten when it was not. Call it before any server starts. */
export const finishRestore = async (dataDir) => {
  const stage = stageOf(dataDir)
  const staged = readState(stage)
  if (staged) await clearStalePostmaster(staged.cluster)
  const journal = journalOf(dataDir)
  if (journal) carryOut(dataDir, journal)
  else rmSync(stage, { recursive: true, force: true })
}

/**
 * Goes back to what was there before the last restore; what is there now becomes a restore point.
 * @returns {string} the restore point that was taken
 * @throws {Failure} when there is none
 */
export const undoRestore = (dataDir, keysFile) => {
  const { cluster } = readState(dataDir) ?? {}
  const staged = cluster && pointsIn(dirname(cluster)).at(-1)
  if (!staged) throw new Failure(`There is no restore to undo in ${dataDir}.`)
  const { password } = JSON.parse(readFileSync(stateFile(staged), 'utf8'))
  const keys = keysCopy(staged)
  swapIn(dataDir, { staged, cluster, password, keysFile, ...(existsSync(keys) ? { stagedKeys: keys } : {}) })
  rmSync(stateFile(staged), { force: true })
  rmSync(keys, { force: true })
  return staged
}
