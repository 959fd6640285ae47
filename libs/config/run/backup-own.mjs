import { Failure } from '../../processes/src/failure.mjs'
import { backUpOwn, readBackupOrder } from './lib/backup/back-up.mjs'
import { command } from './lib/command.mjs'

// backup [FOLDER]: the command of the image, where all is installed and built and the database is the operator's own.

const main = async (args) => {
  const order = readBackupOrder(args, 'backup [FOLDER]')
  if (order.databaseUrl === undefined)
    throw new Failure('DATABASE_URL: is missing, and the image has no database of its own.')
  await backUpOwn(order)
}

await command(() => main(process.argv.slice(2)))
