import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { takeDataDir } from './lib/data-dir.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startPostgres } from '../../local-postgres/src/postgres.mjs'
import { stopPostmaster } from '../../local-postgres/src/postmaster.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { checkDataDir } from './lib/settings.mjs'
import { temporaryDataDir } from './lib/temp.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run bench [-- --seconds 4 --rounds 3 --write], npm run bench -- --entries 10000000 [--keep folder],
// npm run bench:scale [-- --seconds 4], npm run bench -- --imports [--rounds 3], npm run bench -- --idle [--seconds 120],
// npm run bench -- --busy [--seconds 60]
const { values } = parseArgs({
  options: { keep: { type: 'string' }, idle: { type: 'boolean' } },
  strict: false,
})

/** The databases of a large run are worth keeping: to fill one takes minutes. */
const chosenDataDir = (folder) => {
  const dataDir = resolve(folder)
  checkDataDir(dataDir)
  atClose(takeDataDir(dataDir).release)
  return dataDir
}

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const dataDir = values.keep === undefined ? await temporaryDataDir() : chosenDataDir(values.keep)
  // A server that waits for the disk, as the real one does: a figure without that would flatter.
  const { url } = await startPostgres({
    dataDir,
    // These data are made anew whenever they are wanted; nobody would take the log away.
    settings: {
      archive_mode: 'off',
      ...(values.idle === true && { shared_preload_libraries: 'pg_stat_statements' }),
    },
    onSpawn: (pid) => atClose(() => stopPostmaster(pid)),
  })
  const program = join(ROOT, 'services/gateway/bench/run.mjs')
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE, env: { DATABASE_URL: url } })
})
