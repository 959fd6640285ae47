import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { takeDataDir } from './data-dir.mjs'
import { Failure } from '../../../processes/src/failure.mjs'
import { gatewayEnv } from './gateway.mjs'
import { ensureInstalled } from './install.mjs'
import { lastWords } from './last-words.mjs'
import { run } from '../../../processes/src/processes.mjs'
import { nodeFor, PRODUCT_NODE } from './runtime.mjs'
import { checkDataDir, checkPort, readBackupSettings, readSettings } from './settings.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const variableOf = (problem) => /^[A-Z_]+(?=:)/.exec(problem)?.[0]

/** Ours come first, and the server's own about the same variables are left out. */
export const joinProblems = (ours, theirs) => {
  const named = new Set(ours.map(variableOf))
  return [...ours, ...theirs.filter((problem) => !named.has(variableOf(problem)))]
}

/**
 * What the server would say of the same variables, folders and files.
 * @param {string[]} ours  problems that are known already
 * @param {{port: number, dataDir: string, databaseUrl: string | undefined}} settings
 */
const serverProblems = async ({ port, dataDir, databaseUrl }) => {
  await ensureInstalled()
  await ensureBuilt()
  const unknown = databaseUrl === undefined
  const args = [join(ROOT, 'services/gateway/dist/check-start.js'), ...(unknown ? ['no-database'] : [])]
  const { output } = await run(nodeFor(PRODUCT_NODE), args, {
    cwd: ROOT,
    env: gatewayEnv({
      databaseUrl: databaseUrl ?? 'postgres://127.0.0.1:1/none',
      dataDir,
      port,
      env: process.env,
    }),
  })
  return lastWords(output).split('\n').filter(Boolean)
}

/** Completes what keeps this command from starting by what would keep the server from it: everything is said at once. */
export const withServerProblems = async (failure, settings) => {
  const ours = failure.message.split('\n')
  try {
    return new Failure(joinProblems(ours, await serverProblems(settings)).join('\n'), failure.details)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return new Failure([...ours, error.message].join('\n'), failure.details ?? error.details)
  }
}

/**
 * Looks at everything that this command needs, and takes the data folder.
 * @param {Record<string, string | undefined>} env
 * @param {(release: () => void) => void} onTaken  how to give the folder back
 * @returns {Promise<ReturnType<typeof readSettings> & {backups: ReturnType<typeof readBackupSettings>}>}
 * @throws {Failure} with every problem, one line each, the server's included
 */
export const readySettings = async (env, onTaken) => {
  const problems = []
  const attempt = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      problems.push(error.message)
      return undefined
    }
  }
  const given = await attempt(() => readSettings(env))
  const settings = given ?? readSettings({ ...env, PORT: '' })
  const { port, host, dataDir } = settings
  const isWritable = await attempt(() => {
    checkDataDir(dataDir)
    return true
  })
  if (isWritable) await attempt(() => onTaken(takeDataDir(dataDir).release))
  if (given) await attempt(() => checkPort(port, host))
  const backups = await attempt(() => readBackupSettings(env, dataDir))
  if (problems.length === 0) return { ...settings, backups }
  throw await withServerProblems(new Failure(problems.join('\n')), settings)
}
