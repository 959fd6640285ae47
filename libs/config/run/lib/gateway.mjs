import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { makeFolder } from '../../../processes/src/folders.mjs'
import { lastWords } from './last-words.mjs'
import { exitOf, sleep } from '../../../processes/src/processes.mjs'
import { nodeFor, PRODUCT_NODE } from './runtime.mjs'
import { SERVER_FLAGS, SERVER_MEMORY, SERVER_PROGRAM } from './server-flags.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const READY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 30_000
const REMEMBERED_CHARACTERS = 20_000

/** What the server is told: the caller's own variables, and those that belong to this start. */
export const gatewayEnv = ({ databaseUrl, dataDir, port, env }) => ({
  ...SERVER_MEMORY,
  ...env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_FILE: env.LOG_FILE || join(dataDir, 'logs/server.log'),
  WEB_ROOT: env.WEB_ROOT || ROOT,
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(dataDir, 'compile-cache'),
})

/**
 * Starts the server and waits until it says that it is ready.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {string} options.dataDir  absolute
 * @param {number} options.port
 * @param {Record<string, string | undefined>} options.env
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.onSpawn]
 * @returns {Promise<{exit: Promise<unknown>, lastWords: () => string, stop: () => Promise<void>, kill: () => void}>}
 * @throws {Failure} with the server's own words when it ends before
 */
export const startGateway = async ({ databaseUrl, dataDir, port, env, onSpawn }) => {
  makeFolder(join(dataDir, 'logs'))
  const child = spawn(nodeFor(PRODUCT_NODE), [...SERVER_FLAGS, SERVER_PROGRAM], {
    cwd: ROOT,
    env: gatewayEnv({ databaseUrl, dataDir, port, env }),
    // A group of its own, so that Ctrl-C reaches it once, through us; and a channel whose end tells it that we are gone.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  let isReady = false
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-REMEMBERED_CHARACTERS)
    if (isReady) process.stderr.write(text)
  })
  child.stdout.on('data', (text) => {
    if (isReady) process.stdout.write(text)
  })
  const exit = exitOf(child)
  const gateway = {
    exit,
    lastWords: () => lastWords(said),
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await exit
      clearTimeout(timer)
    },
  }
  onSpawn?.(gateway)
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve('ready')
    })
  })
  const result = await Promise.race([
    ready,
    exit.then(() => 'exit'),
    sleep(READY_TIMEOUT_MS).then(() => 'timeout'),
  ])
  if (result === 'timeout') throw new Failure(`The server was not ready after ${READY_TIMEOUT_MS / 1000} s.`)
  if (result === 'exit') {
    throw new Failure(
      gateway.lastWords() || `The server ended while starting; see ${join(dataDir, 'logs/server.log')}.`,
    )
  }
  isReady = true
  return gateway
}
