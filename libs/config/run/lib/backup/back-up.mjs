import { resolve } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { step } from '../progress.mjs'
import { checkDataDir, readBackupSettings, readSettings } from '../settings.mjs'
import { dumpOwn } from './dump.mjs'
import { keptIn, verifyNext } from './kept.mjs'
import { prune } from './prune.mjs'
import { noteBackup, noteKept, readStatus } from './status.mjs'

/**
 * Where a backup goes, and what it needs to know, by the command line and the variables.
 * @param {string[]} args  a folder, or nothing
 * @param {string} usage
 */
export const readBackupOrder = ([folder, ...rest], usage) => {
  if (rest.length > 0 || folder?.startsWith('-')) throw new Failure(`Usage: ${usage}`)
  const { dataDir, databaseUrl } = readSettings(process.env)
  const settings = readBackupSettings(process.env, dataDir)
  checkDataDir(dataDir)
  const store = folder ? resolve(process.env.INIT_CWD ?? '.', folder) : settings.store
  return { ...settings, dataDir, databaseUrl, mainStore: settings.store, store }
}

/**
 * Makes a backup, lets the oldest go, and says where it is.
 * @param {ReturnType<typeof readBackupOrder>} order
 * @param {() => Promise<{ folder: string, manifest: { tables: Record<string, number> }, keys: string }>} make
 */
export const backUp = async ({ store, keep }, make) => {
  const made = await step('Making a backup', make)
  prune(store, keep)
  const rows = Object.values(made.manifest.tables).reduce((sum, count) => sum + count, 0)
  console.log(`The backup is in ${made.folder}: ${rows} rows, checked with the keys.`)
  console.log(
    `Its keys are in ${made.keys}. Keep them apart from the backup: without them it opens for nobody.`,
  )
}

/**
 * The same of a Postgres of the operator's own, of which the product makes none: this command alone knows what is in the
 * store, and writes it down for the console. A folder named by hand is one more copy, and nobody waits for the next one there.
 * @param {ReturnType<typeof readBackupOrder>} order
 * @param {Parameters<typeof backUp>[1]} make
 */
export const backUpOwn = async (order, make = () => dumpOwn({ ...order, url: order.databaseUrl })) => {
  const { dataDir, store, mainStore } = order
  if (store !== mainStore) return backUp(order, make)
  try {
    await backUp(order, make)
    noteBackup(dataDir, null, 'command')
  } catch (error) {
    noteBackup(dataDir, error.message, 'command')
    throw error
  } finally {
    noteKept(dataDir, await verifyNext(store, keptIn(store, readStatus(dataDir).kept)))
  }
}
