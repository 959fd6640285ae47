import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { archiveSettings } from './archive.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { makeFolder } from '../../processes/src/folders.mjs'
import { freePort } from '../../processes/src/ports.mjs'
import { postgresFolder } from './binaries.mjs'
import { ADMINISTRATOR, DATABASE, ensureCluster, readState, toolEnv } from './cluster.mjs'
import { chooseIdentity, withIdentity } from './identity.mjs'
import { clearStalePostmaster, readPostmaster, runningPostmaster, stopPostmaster } from './postmaster.mjs'
import { exitOf, isAlive, sleep } from '../../processes/src/processes.mjs'

const READY_TIMEOUT_MS = 120_000
const ATTEMPTS = 5
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

// Loopback TCP with a password only; every write is on disk before it is answered.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Not the DETAIL of a failed check: it quotes the whole row.
  log_error_verbosity: 'terse',
}

// For data that are thrown away after a test run.
const THROWAWAY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const urlOf = (password, port) => `postgres://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/${DATABASE}`

const openLog = (dataDir) => {
  const folder = join(dataDir, 'logs')
  makeFolder(folder)
  const file = join(folder, 'postgres.log')
  try {
    if (statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  } catch {
    // no log yet
  }
  return { file, descriptor: openSync(file, 'a') }
}

const lastLines = (file, from) =>
  readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-8).join('\n')

/** Waits for the word "ready" that the server writes when it accepts connections. */
const becomesReady = async (child, cluster, patienceMs) => {
  const end = Date.now() + patienceMs
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const state = readPostmaster(cluster)
    if (state?.pid === child.pid && state.ready) return true
    await sleep(10)
  }
  return false
}

const launch = async (identity, cluster, dataDir, { settings, port: wanted, patienceMs, onSpawn }) => {
  const log = openLog(dataDir)
  const from = statSync(log.file).size
  const port = wanted ?? (await freePort())
  const args = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const call = withIdentity(identity, join(identity.native, 'bin/postgres'), ['-D', cluster, ...args])
  const child = spawn(call.command, call.args, {
    ...call.options,
    cwd: '/',
    env: toolEnv(),
    // A group of its own: Ctrl-C in the terminal must reach the gateway first and PostgreSQL last.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  closeSync(log.descriptor)
  const exit = exitOf(child)
  onSpawn?.(child.pid)
  if (await becomesReady(child, cluster, patienceMs))
    return { child, port, exit, lastWords: () => lastLines(log.file, from) }
  child.kill('SIGQUIT')
  await exit
  return { problem: lastLines(log.file, from) }
}

/**
 * Starts the embedded PostgreSQL of a data folder, making the folder and the cluster when they are missing.
 * A server that a killed start left running on the same folder is stopped first.
 *
 * @param {object} options
 * @param {string} options.dataDir  everything lives below: postgres/, postgres.json (password), logs/postgres.log
 * @param {boolean} [options.throwaway]  true: data need not survive, so do not wait for the disk
 * @param {number} [options.port]  where it has to listen; a free one unless told
 * @param {Record<string, string>} [options.settings]  of this start alone, over all others
 * @param {number} [options.patienceMs]  how long it may take until it accepts connections
 * @param {number} [options.attempts]
 * @param {(pid: number) => void} [options.onSpawn]  told at once, so that an interruption can stop it with stopPostmaster
 * @param {(line: string) => void} [options.warn]
 * @returns {Promise<{url: string, port: number, pid: number, identity: string,
 *   exit: Promise<{code: number | null, signal: string | null}>, lastWords: () => string, stop: () => Promise<void>}>}
 * @throws {Failure} with a sentence to show
 */
export const startPostgres = async ({
  dataDir,
  throwaway = false,
  port: wanted,
  settings: own = {},
  patienceMs = READY_TIMEOUT_MS,
  attempts = ATTEMPTS,
  onSpawn,
  warn = console.warn,
}) => {
  const folder = resolve(dataDir)
  const home = join(folder, 'postgres')
  makeFolder(home, 0o700)
  const previous = readState(folder)
  if (previous) await clearStalePostmaster(previous.cluster)
  const identity = await chooseIdentity(postgresFolder(), home, warn)
  const { cluster, password } = await ensureCluster(identity, folder)
  const settings = { ...SETTINGS, ...(throwaway ? THROWAWAY : archiveSettings(identity)), ...own }
  let problem = ''
  // A port can be taken between choosing and listening; children of a killed server need a moment to notice.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const started = await launch(identity, cluster, folder, { settings, port: wanted, patienceMs, onSpawn })
    if (started.child) {
      const { child, port, exit, lastWords } = started
      return {
        url: urlOf(password, port),
        port,
        pid: child.pid,
        identity: identity.name,
        exit,
        lastWords,
        stop: async () => {
          if (isAlive(child.pid)) await stopPostmaster(child.pid)
          await exit
        },
      }
    }
    problem = started.problem
    await sleep(200 * 2 ** attempt)
  }
  throw new Failure(`PostgreSQL did not start. Its log is ${join(folder, 'logs/postgres.log')}.`, problem)
}

/**
 * Address of the server that runs on a data folder now.
 * @param {string} dataDir
 * @returns {string | undefined} undefined when none runs
 */
export const runningPostgresUrl = (dataDir) => {
  const state = readState(resolve(dataDir))
  const running = state && runningPostmaster(state.cluster)
  return running?.ready ? urlOf(state.password, running.port) : undefined
}
