import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { takeDataDir } from './lib/data-dir.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runningPostgresUrl, startPostgres } from './lib/postgres.mjs'
import { stopPostmaster } from './lib/postmaster.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { checkDataDir, readSettings } from './lib/settings.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from './lib/workspace.mjs'

// npm run operator -- create --name "Your name" --scope …

/** The database of the running product, or of these data, started for a moment. */
const databaseOf = async (dataDir) => {
  const running = runningPostgresUrl(dataDir)
  if (running) return running
  atClose(takeDataDir(dataDir).release)
  return (await startPostgres({ dataDir, onSpawn: (pid) => atClose(() => stopPostmaster(pid)) })).url
}

await command(async () => {
  const { dataDir, databaseUrl } = readSettings(process.env)
  checkDataDir(dataDir)
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  const env = { DATABASE_URL: databaseUrl ?? (await databaseOf(dataDir)), DATA_DIR: dataDir }
  const program = join(ROOT, 'services/gateway/dist/operator.js')
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE, env })
})
