import { accessSync, constants, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, isDiskFull } from './failure.mjs'
import { makeFolder } from './folders.mjs'
import { portProblem } from './ports.mjs'
import { ROOT } from './workspace.mjs'

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
