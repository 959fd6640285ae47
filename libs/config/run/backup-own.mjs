import { Failure } from '../../processes/src/failure.mjs'
import { backUp, readBackupOrder } from './lib/backup/back-up.mjs'
import { dumpOwn } from './lib/backup/dump.mjs'
import { command } from './lib/command.mjs'

// backup [FOLDER]: the command of the image, where all is installed and built and the database is the operator's own.

const main = async (args) => {
  const order = readBackupOrder(args, 'backup [FOLDER]')
  const url = order.databaseUrl
  if (url === undefined)
    throw new Failure('DATABASE_URL: is missing, and the image has no database of its own.')
  await backUp(order, () => dumpOwn({ ...order, url }))
}

await command(() => main(process.argv.slice(2)))
