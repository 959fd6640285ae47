import { accessSync, constants, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, isDiskFull } from '../../../processes/src/failure.mjs'
import { makeFolder } from '../../../processes/src/folders.mjs'
import { portProblem } from '../../../processes/src/ports.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const DEFAULT_PORT = '3000'
const MISSING_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * The variables this command needs before the server can check them all. An empty one counts as unset.
 * @param {Record<string, string | undefined>} env
 * @returns {{port: number, host: string, dataDir: string, databaseUrl: string | undefined}}
 */
export const readSettings = (env) => {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT: must be a whole number from 1 to 65535, not "${env.PORT}".`)
  }
  return {
    port,
    host: env.HOST || 'localhost',
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
  }
}

const DEFAULT_BACKUP_TIME = '02:30'
const DEFAULT_BACKUPS = 7

/**
 * Where and when backups are made by themselves.
 * @param {Record<string, string | undefined>} env
 * @param {string} dataDir
 * @returns {{store: string, time: {hour: number, minute: number} | null, keep: number, keysFile: string, keysAreOurs: boolean}}
 *   `time` null: never by themselves; `keysAreOurs` false: the operator keeps the keys elsewhere
 */
export const readBackupSettings = (env, dataDir) => {
  const time = env.BACKUP_TIME || DEFAULT_BACKUP_TIME
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined && time !== 'off')
    throw new Failure(`BACKUP_TIME: must be a time of the day like 02:30, or off, not "${time}".`)
  const keep = Number(env.BACKUP_KEEP || DEFAULT_BACKUPS)
  if (!Number.isInteger(keep) || keep < 1 || keep > 365)
    throw new Failure(`BACKUP_KEEP: must be a whole number from 1 to 365, not "${env.BACKUP_KEEP}".`)
  return {
    store: env.BACKUP_DIR ? resolve(ROOT, env.BACKUP_DIR) : join(dataDir, 'backups'),
    time: hour === undefined ? null : { hour: Number(hour), minute: Number(minute) },
    keep,
    keysFile: env.KEYS_FILE ? resolve(ROOT, env.KEYS_FILE) : join(dataDir, 'keys.json'),
    keysAreOurs: !env.KEYS_FILE,
  }
}

// An empty file fits on every full disk.
const PROBE_BYTES = 1024 * 1024

/** @throws {Failure} when the folder cannot be made or written */
export const checkDataDir = (dataDir) => {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES))
    rmSync(probe)
  } catch (error) {
    if (isDiskFull(error)) {
      rmSync(probe, { force: true })
      throw new Failure(
        `DATA_DIR: the disk of ${dataDir} is full. Make room, or choose another folder with DATA_DIR.`,
      )
    }
    throw new Failure(
      `DATA_DIR: ${dataDir} cannot be written (${error.code ?? error.message}). Choose another folder with DATA_DIR.`,
    )
  }
}

/** `localhost` is two addresses, and a program on either one is in the way. */
const addressesOf = (host) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host])

/** @throws {Failure} when somebody listens on the port already, or it is not ours to take */
export const checkPort = async (port, host) => {
  for (const address of addressesOf(host)) {
    const problem = await portProblem(port, address)
    if (problem === 'EADDRINUSE') {
      throw new Failure(
        `PORT: ${port} is used by another program. Stop it, or choose another port, such as PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
      )
    }
    if (problem === 'EACCES') {
      throw new Failure(
        `PORT: ${port} needs special rights here. Choose one above 1023, such as PORT=3000 npm start.`,
      )
    }
    if (problem && !(MISSING_ADDRESS.has(problem) && host === 'localhost')) {
      throw new Failure(`HOST: cannot listen on ${host} (${problem}).`)
    }
  }
}
