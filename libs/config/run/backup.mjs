import { backUp, backUpOwn, readBackupOrder } from './lib/backup/back-up.mjs'
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
  if (order.databaseUrl) return backUpOwn(order)
  const url = await databaseOf(order.dataDir)
  return backUp(order, () => makeBackup({ ...order, url }))
}

await command(() => main(process.argv.slice(2)))
