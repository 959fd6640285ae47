import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../processes/src/failure.mjs'
import { commandOf, isAlive, waitUntil } from '../../processes/src/processes.mjs'

const FAST_SHUTDOWN_MS = 30_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

/**
 * What a running server writes into `postmaster.pid`, one fact a line.
 * @param {string} cluster
 * @returns {{pid: number, port: number, ready: boolean} | undefined}
 */
export const readPostmaster = (cluster) => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

const sameFolder = (a, b) => {
  try {
    return realpathSync(a) === realpathSync(b)
  } catch {
    return false
  }
}

/** The number in the file may belong to a stranger by now: only a postgres started for this folder counts. */
const isServerOf = (pid, cluster) => {
  const words = commandOf(pid).split(' -D ')
  if (!/(^|\/)postgres$/.test(words[0]?.trim() ?? '')) return false
  const folder = words[1]?.split(' -c ')[0]?.trim()
  return folder !== undefined && sameFolder(folder, cluster)
}

/** The server of this cluster that is running now, whoever started it. */
export const runningPostmaster = (cluster) => {
  const found = readPostmaster(cluster)
  return found && isAlive(found.pid) && isServerOf(found.pid, cluster) ? found : undefined
}

/** Stops a server by its number: politely, then at once (the log is replayed at the next start). */
export const stopPostmaster = async (pid) => {
  if (!isAlive(pid)) return
  for (const [signal, patience] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ]) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (error.code === 'ESRCH') return
      throw new Failure(
        `A PostgreSQL (process ${pid}) still uses these data and belongs to another user. Stop it first.`,
      )
    }
    if (await waitUntil(() => !isAlive(pid), patience)) return
  }
  process.kill(pid, 'SIGKILL')
}

/** Ends what a killed start left behind, so that the data have one server. */
export const clearStalePostmaster = async (cluster) => {
  const running = runningPostmaster(cluster)
  if (running) {
    await stopPostmaster(running.pid)
    return
  }
  const found = readPostmaster(cluster)
  // PostgreSQL sorts out a dead number by itself; one that a stranger has now would make it refuse.
  if (found && isAlive(found.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
