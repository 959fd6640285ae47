import { resolve } from 'node:path'
import { dumpOwn } from './lib/backup/dump.mjs'
import { makeBackup } from './lib/backup/make-backup.mjs'
import { prune } from './lib/backup/prune.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { step } from './lib/progress.mjs'
import { databaseOf } from './lib/server-command.mjs'
import { checkDataDir, readBackupSettings, readSettings } from './lib/settings.mjs'

// npm run backup [-- FOLDER]

const main = async ([folder, ...rest]) => {
  if (rest.length > 0 || folder?.startsWith('-')) throw new Failure('Usage: npm run backup [-- FOLDER]')
  const { dataDir, databaseUrl } = readSettings(process.env)
  const settings = readBackupSettings(process.env, dataDir)
  checkDataDir(dataDir)
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  // npm changes to the repository first.
  const store = folder ? resolve(process.env.INIT_CWD ?? '.', folder) : settings.store
  const options = { ...settings, dataDir, mainStore: settings.store, store }
  const url = databaseUrl ?? (await databaseOf(dataDir))
  const made = await step('Making a backup', () =>
    databaseUrl ? dumpOwn({ ...options, url }) : makeBackup({ ...options, url }),
  )
  prune(store, settings.keep)
  const rows = Object.values(made.manifest.tables).reduce((sum, count) => sum + count, 0)
  console.log(`The backup is in ${made.folder}: ${rows} rows, checked with the keys.`)
  console.log(
    `Its keys are in ${made.keys}. Keep them apart from the backup: without them it opens for nobody.`,
  )
}

await command(() => main(process.argv.slice(2)))
