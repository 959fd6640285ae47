import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readState } from '@gb/local-postgres/cluster.mjs'
import { runningPostmaster } from '@gb/local-postgres/postmaster.mjs'
import { commandOf } from '@gb/processes/processes.mjs'

const PAGE_BYTES = 4096

const parentOf = (pid) => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return undefined
  }
}

const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)

/** The server below the start command. */
export const gatewayOf = (startPid) =>
  childrenOf(startPid).find((pid) => commandOf(pid).includes(join('gateway', 'dist', 'main.js')))

/** The postmaster of a data folder; undefined while there is none. */
export const postmasterOf = (dataDir) => {
  const state = readState(dataDir)
  return state && runningPostmaster(state.cluster)?.pid
}

/** PostgreSQL's processes that each serve one connection of the product. */
export const backendsOf = (dataDir) => {
  const postmaster = postmasterOf(dataDir)
  if (postmaster === undefined) return []
  return childrenOf(postmaster).filter((pid) => /127\.0\.0\.1/.test(commandOf(pid)))
}

/** Resident memory in MiB; undefined when the process is gone. */
export const memoryOf = (pid) => {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return Math.round((pages * PAGE_BYTES) / 1024 / 1024)
  } catch {
    return undefined
  }
}

/** Sends a signal; a process that is gone already is no matter. */
export const signal = (pid, name) => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
