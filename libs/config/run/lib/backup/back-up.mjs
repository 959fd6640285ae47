import { resolve } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { step } from '../progress.mjs'
import { checkDataDir, readBackupSettings, readSettings } from '../settings.mjs'
import { prune } from './prune.mjs'

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
