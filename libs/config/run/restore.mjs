import { join } from 'node:path'
import { readRestore } from './lib/backup/restore-words.mjs'
import { planRestore } from './lib/backup/restore-plan.mjs'
import { stageOf, stageRestore } from './lib/backup/restore-stage.mjs'
import { finishRestore, swapIn, undoRestore } from './lib/backup/swap.mjs'
import { collectWal } from './lib/backup/collect-wal.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { takeDataDir } from './lib/data-dir.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { makeFolder } from '../../processes/src/folders.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { chooseIdentity } from '../../local-postgres/src/identity.mjs'
import { postgresFolder } from '../../local-postgres/src/binaries.mjs'
import { clearStalePostmaster } from '../../local-postgres/src/postmaster.mjs'
import { readState } from '../../local-postgres/src/cluster.mjs'
import { step } from './lib/progress.mjs'
import { checkDataDir, readBackupSettings, readSettings } from './lib/settings.mjs'

// npm run restore -- FOLDER [--until TIME] [--keys FILE]
// npm run restore -- --undo

const OWN_POSTGRES =
  'DATABASE_URL names a Postgres of your own: restore it with its own tools; see "A Postgres of your own" in docs/RELIABILITY.md.'

/** Where the cluster of a data folder belongs, also when there is none yet. */
const placeOfCluster = async (dataDir) => {
  const home = join(dataDir, 'postgres')
  makeFolder(home, 0o700)
  return join((await chooseIdentity(postgresFolder(), home, console.warn)).home, 'cluster')
}

const restore = async ({ folder, until, keys: given }, dataDir, settings) => {
  // What the last server finished belongs to the archive first.
  await collectWal(dataDir, settings.store)
  const plan = await step('Checking the backup', () =>
    planRestore({ ...settings, dataDir, folder, until, given, mainStore: settings.store }),
  )
  // First: it hands the folder to the user that the server runs as, who has to pass through it.
  const cluster = await placeOfCluster(dataDir)
  const staged = await step('Restoring beside what is there, and examining it', () =>
    stageRestore(dataDir, plan),
  )
  const point = swapIn(dataDir, {
    staged: staged.cluster,
    cluster,
    password: staged.password,
    keysFile: settings.keysFile,
    ...(settings.keysAreOurs ? { stagedKeys: join(stageOf(dataDir), 'keys.json') } : {}),
  })
  const rows = Object.values(staged.tables).reduce((sum, count) => sum + count, 0)
  const reached = until ? until.text : new Date(plan.log.latest).toISOString()
  console.log(
    `Restored from ${plan.folder} up to ${reached}: ${rows} rows, keys, sealed values and audit log checked.`,
  )
  if (point) console.log(`What was there before is kept in ${point}. Back to it: npm run restore -- --undo`)
}

const main = async (args) => {
  const words = readRestore(args, process.env.INIT_CWD ?? '.')
  const { dataDir, databaseUrl } = readSettings(process.env)
  const settings = readBackupSettings(process.env, dataDir)
  if (databaseUrl) throw new Failure(OWN_POSTGRES)
  checkDataDir(dataDir)
  atClose(takeDataDir(dataDir).release)
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  await finishRestore(dataDir)
  const state = readState(dataDir)
  if (state) await clearStalePostmaster(state.cluster)
  if (words.undo) {
    console.log(`Back to ${undoRestore(dataDir, settings.keysFile)}, as it was before the last restore.`)
    return
  }
  try {
    await restore(words, dataDir, settings)
  } catch (error) {
    if (error instanceof Failure) error.message += ' What was there is untouched.'
    throw error
  }
}

await command(() => main(process.argv.slice(2)))
