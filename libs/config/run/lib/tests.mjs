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
import { readJest, readPlaywright } from './test-reports.mjs'
import { TOOLS } from './tools.mjs'
import { runVisibly } from './visibly.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const LINGER_MS = 15_000
// Tests wait for a clock, for another process or for a network that hangs, those on Postgres for a third of their time. What
// waits leaves its processor to one lane more.
const LANES = os.availableParallelism() + 1
// Each has a Postgres of its own.
const DB_LANES = Math.min(3, LANES)
// Jest keeps something of each file it ran. A worker that ran a hundred of them ends at the limit of the heap.
const WORKER_MEMORY = '--workerIdleMemoryLimit=1GB'
const RESULTS = join(ROOT, 'test-results')
const E2E = join(ROOT, 'shell/e2e')

const resultFile = (name) => {
  mkdirSync(RESULTS, { recursive: true })
  const file = join(RESULTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
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
const unit = (args) => jest('unit', [`--maxWorkers=${LANES}`, ...args], { TEST_DATABASE_URLS: '' })

const throwawayPostgres = async () =>
  startPostgres({
    dataDir: await temporaryDataDir(),
    throwaway: true,
    onSpawn: (pid) => atClose(() => stopPostmaster(pid)),
  })

const db = async (args) => {
  // A server for each worker: roles belong to the whole server, not to a file's own database.
  const servers = await Promise.all(Array.from({ length: DB_LANES }, throwawayPostgres))
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

// A trace of every step is a third of what a whole run takes. What fails in it runs once more by name, and then has one.
const TRACELESS = ['--trace', 'off']

const journeys = async (layout, args) => {
  const file = resultFile(layout === 'one' ? 'e2e' : layout)
  const env = {
    E2E_LAYOUT: layout,
    CHROME_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const config = join(E2E, 'playwright.config.ts')
  const what = args.length === 0 ? TRACELESS : args
  const all = [TOOLS.playwright, 'test', '-c', config, '--reporter=list,json', ...what]
  return readPlaywright(file, await runVisibly(all, { node: TOOLS_NODE, env }))
}

const e2e = (args) => journeys('one', args)
/** With each service in a process of its own. */
const apart = (args) => journeys('apart', args)
/** With two processes of everything. */
const twice = (args) => journeys('twice', args)

/** The parts that are tests; each takes the rest of the command line for its tool. */
export const TEST_PARTS = { unit, db, e2e, apart, twice }

const byPath = (args, failures) => [
  ...args,
  '--runTestsByPath',
  ...new Set(failures.map(({ file }) => join(ROOT, file))),
]
// Steps that build on each other fail alone, whatever the cause was: their file runs whole.
const isInSteps = (file) => readFileSync(join(E2E, file), 'utf8').includes("mode: 'serial'")
const byPlace = (_args, failures) => [
  ...new Set(failures.map(({ file, line }) => `/${file}${isInSteps(file) ? '' : `:${line}`}`)),
]

/** The command line with which a part runs again what failed in it just now. */
export const ONLY_FAILED = {
  unit: byPath,
  db: byPath,
  e2e: byPlace,
  apart: byPlace,
  twice: byPlace,
}

/** What every run tries with the services apart: a first day, a service that hangs, and what is logged meanwhile. */
export const APART_SLICE = [
  'first-path',
  'away',
  '--grep',
  'a newcomer|while billing is frozen|waits on the device',
]
