import { join } from 'node:path'
import { finishRestore } from './lib/backup/swap.mjs'
import { keepBackups } from './lib/backup/nightly.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { atClose, close, closeOnSignals, isClosing } from './lib/closing.mjs'
import { Failure, reportAndExit } from '../../processes/src/failure.mjs'
import { startGateway } from './lib/gateway.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { GIVEN_UP, keepPostgres } from '../../local-postgres/src/keeper.mjs'
import { startPostgres } from '../../local-postgres/src/postgres.mjs'
import { stopPostmaster } from '../../local-postgres/src/postmaster.mjs'
import { isAlive } from '../../processes/src/processes.mjs'
import { isAtLeast } from './lib/runtime.mjs'
import { checkPort } from './lib/settings.mjs'
import { readySettings, withServerProblems } from './lib/start-problems.mjs'

const OLDEST_NODE = '20.19.0'

const checkNode = () => {
  if (isAtLeast(process.versions.node, OLDEST_NODE)) return
  throw new Failure(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`)
}

/** The embedded server, and how to start it again where it was. */
const ownPostgres = async (settings) => {
  const { dataDir } = settings
  let pid
  const stop = async () => {
    if (pid !== undefined) await stopPostmaster(pid)
  }
  const onSpawn = (spawned) => {
    pid = spawned
    // What begins while all else ends must not outlive it.
    if (isClosing()) void stop()
  }
  atClose(stop, () => pid !== undefined && isAlive(pid) && process.kill(pid, 'SIGQUIT'))
  const first = await startPostgres({ dataDir, onSpawn }).catch(async (error) => {
    throw error instanceof Failure ? await withServerProblems(error, settings) : error
  })
  const startAgain = () => startPostgres({ dataDir, port: first.port, onSpawn })
  return { url: first.url, givenUp: keepPostgres(first, { startAgain, isClosing, say: console.error }) }
}

const announce = (port) => {
  const url = `http://localhost:${port}`
  console.log(`
Gastric Buddy is ready at ${url}
  API console (Swagger)   ${url}/api/docs
  Operator token          npm run operator -- create --name "Your name" --scope …
  Stop                    Ctrl-C`)
}

/** The product lives as long as all its parts; when one ends by itself, so do the others. */
const failWhenEnded = (exit, describe) =>
  exit.then(async () => {
    if (isClosing()) return
    console.error(describe())
    await close()
    process.exit(1)
  })

const start = async () => {
  checkNode()
  const settings = await readySettings(process.env, atClose)
  const { port, host, dataDir, databaseUrl, backups } = settings
  await ensureInstalled()
  await ensureBuilt()
  // Installing and building take a while: somebody may have taken the port meanwhile.
  await checkPort(port, host)
  if (!databaseUrl) await finishRestore(dataDir)
  const backupWork = keepBackups(dataDir, backups, true)
  // Before the server in this list, so that it runs after the server: its last words are in the log of the very end.
  if (!databaseUrl) atClose(backupWork.end)
  const postgres = databaseUrl ? undefined : await ownPostgres(settings)
  const gateway = await startGateway({
    databaseUrl: databaseUrl ?? postgres.url,
    dataDir,
    port,
    env: process.env,
    onSpawn: ({ stop, kill }) => atClose(stop, kill),
  })
  announce(port)
  if (postgres) {
    backupWork.begin(postgres.url)
    void failWhenEnded(postgres.givenUp, () => `${GIVEN_UP} ${join(dataDir, 'logs/postgres.log')}.`)
  }
  void failWhenEnded(gateway.exit, () => `The server stopped by itself. ${gateway.lastWords()}`.trim())
}

// Whoever reads what we print may go away; without a listener that would end us, and leave Postgres behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

closeOnSignals(0)
try {
  await start()
} catch (error) {
  // A signal is already undoing everything and chooses the exit code.
  if (isClosing()) await new Promise(() => {})
  await close()
  reportAndExit(error)
}
