import { backUp, readBackupOrder } from './lib/backup/back-up.mjs'
import { dumpOwn } from './lib/backup/dump.mjs'
import { makeBackup } from './lib/backup/make-backup.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { databaseOf } from './lib/server-command.mjs'

// npm run backup [-- FOLDER]

const main = async (args) => {
  const order = readBackupOrder(args, 'npm run backup [-- FOLDER]')
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  const { databaseUrl, dataDir } = order
  const url = databaseUrl ?? (await databaseOf(dataDir))
  await backUp(order, () => (databaseUrl ? dumpOwn({ ...order, url }) : makeBackup({ ...order, url })))
}

await command(() => main(process.argv.slice(2)))
