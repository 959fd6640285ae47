import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { freePort } from '../../../processes/src/ports.mjs'
import { exitOf, track } from '../../../processes/src/processes.mjs'
import { temporaryDataDir } from './temp.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const READY = /^Gastric Buddy is ready at (\S+)$/m

/**
 * Starts the whole product as `npm start` does, on a free port and with data of its own.
 * @param {object} [options]
 * @param {Record<string, string>} [options.env]  PORT and DATA_DIR here win over the free and temporary ones
 * @returns {Promise<{url: string, dataDir: string, pid: number, output: () => string, stop: () => Promise<number>}>}
 *   `stop` ends it politely and answers the exit code
 * @throws {Failure} with all it printed, when it ends before it is ready
 */
export const startProduct = async ({ env = {} } = {}) => {
  const dataDir = env.DATA_DIR ?? (await temporaryDataDir())
  const port = env.PORT ?? String(await freePort())
  const child = track(
    spawn(process.execPath, [join(ROOT, 'libs/config/run/start.mjs')], {
      cwd: ROOT,
      // Our own lifecycle is npm's business, not the child's.
      env: { ...process.env, npm_lifecycle_event: '', ...env, PORT: port, DATA_DIR: dataDir },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let output = ''
  const exit = exitOf(child)
  const url = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk
      const ready = READY.exec(output)
      if (ready) resolve(ready[1])
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    void exit.then(() => reject(new Failure('The product did not start.', output)))
  })
  return {
    url,
    dataDir,
    pid: child.pid,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      return (await exit).code ?? 1
    },
  }
}
