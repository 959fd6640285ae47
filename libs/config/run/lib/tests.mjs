import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { atClose } from './closing.mjs'
import { startPostgres } from '../../../local-postgres/src/postgres.mjs'
import { stopPostmaster } from '../../../local-postgres/src/postmaster.mjs'
import { findPooler } from './pooler.mjs'
import { TOOLS_NODE } from './runtime.mjs'
import { temporaryDataDir } from './temp.mjs'
import { TOOLS } from './tools.mjs'
import { runVisibly } from './visibly.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

/** @typedef {{passed: number, failed: number, skipped: number, note?: string}} Outcome */

const LINGER_MS = 15_000
const DB_WORKERS = Math.min(2, os.availableParallelism())
// Jest keeps something of each file it ran. A worker that ran a hundred of them ends at the limit of the heap.
const WORKER_MEMORY = '--workerIdleMemoryLimit=1GB'
const RESULTS = join(ROOT, 'test-results')

const resultFile = (name) => {
  mkdirSync(RESULTS, { recursive: true })
  const file = join(RESULTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

const nothingReported = (tool, code) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  note: `${tool} ended with exit code ${code} and no report; its output above says why.`,
})

/** A tool that fails without naming a test must not look green. */
const honest = (outcome, tool, code) =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, note: `${tool} ended with exit code ${code}.` }
    : outcome

/** @returns {Outcome} */
const readJest = (file, code) => {
  if (!existsSync(file)) return nothingReported('jest', code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return honest(outcome, 'jest', code)
}

/** @returns {Outcome} */
const readPlaywright = (file, code) => {
  if (!existsSync(file)) return nothingReported('playwright', code)
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const outcome = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
    ...(stats.flaky > 0 ? { note: `${stats.flaky} passed only when repeated.` } : {}),
  }
  return honest(outcome, 'playwright', code)
}

/** After its report jest only has to end. A test that leaves something open would keep it, and us, for ever. */
const endAfterReport = (file) => (child) => {
  const timer = setInterval(() => {
    if (!existsSync(file)) return
    clearInterval(timer)
    const patience = setTimeout(() => child.kill('SIGKILL'), LINGER_MS)
    child.once('exit', () => clearTimeout(patience))
  }, 500)
  child.once('exit', () => clearInterval(timer))
}

const jest = async (name, args, env) => {
  const file = resultFile(name)
  const options = ['-c', join(ROOT, 'libs/config/jest/jest.config.mjs'), '--json', `--outputFile=${file}`]
  // The JSON goes to the file alone; what people read goes to standard error.
  const all = ['--experimental-vm-modules', '--no-warnings', TOOLS.jest, ...options, ...args]
  const how = { node: TOOLS_NODE, env: { NODE_ENV: 'test', ...env }, onSpawn: endAfterReport(file) }
  return readJest(file, await runVisibly(all, how))
}

// jest would leave one processor to others, and then run everything in its own process.
const unit = (args) =>
  jest('unit', [`--maxWorkers=${os.availableParallelism()}`, ...args], { TEST_DATABASE_URLS: '' })

const throwawayPostgres = async () =>
  startPostgres({
    dataDir: await temporaryDataDir(),
    throwaway: true,
    onSpawn: (pid) => atClose(() => stopPostmaster(pid)),
  })

const db = async (args) => {
  // A server for each worker: roles belong to the whole server, not to a file's own database.
  const servers = await Promise.all(Array.from({ length: DB_WORKERS }, throwawayPostgres))
  const env = {
    TEST_DATABASE_URLS: servers.map(({ url }) => url).join(','),
    PGBOUNCER: (await findPooler()) ?? '',
  }
  try {
    return await jest('db', [`--maxWorkers=${servers.length}`, WORKER_MEMORY, ...args], env)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const journeys = async (layout, args) => {
  const file = resultFile('e2e')
  const env = {
    E2E_LAYOUT: layout,
    CHROME_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const config = join(ROOT, 'shell/e2e/playwright.config.ts')
  const all = [TOOLS.playwright, 'test', '-c', config, '--reporter=list,json', ...args]
  return readPlaywright(file, await runVisibly(all, { node: TOOLS_NODE, env }))
}

const e2e = (args) => journeys('one', args)
/** With each service in a process of its own. */
const apart = (args) => journeys('apart', args)
/** With two processes of everything. */
const twice = (args) => journeys('twice', args)

/** The parts that are tests; each takes the rest of the command line for its tool. */
export const TEST_PARTS = { unit, db, e2e, apart, twice }

/** What every run tries with the services apart: a first day, a service that hangs, and what is logged meanwhile. */
export const APART_SLICE = [
  'first-path',
  'away',
  '--grep',
  'a newcomer|while billing is frozen|waits on the device',
]
