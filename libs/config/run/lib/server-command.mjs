import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { startOwnDatabase } from './own-database.mjs'
import { runningPostgresUrl } from '../../../local-postgres/src/postgres.mjs'
import { PRODUCT_NODE } from './runtime.mjs'
import { checkDataDir, readSettings } from './settings.mjs'
import { runVisibly } from './visibly.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

/** The database of the running product, or of these data, started for a moment. */
export const databaseOf = async (dataDir) => runningPostgresUrl(dataDir) ?? startOwnDatabase(dataDir)

/**
 * Runs a program of the server beside the running product, or on its data while it rests. The words of the
 * command line go to it.
 * @param {string} file  in services/gateway
 * @returns {Promise<number>} its exit code
 */
export const serverCommand = async (file) => {
  const { dataDir, databaseUrl } = readSettings(process.env)
  checkDataDir(dataDir)
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  const env = { DATABASE_URL: databaseUrl ?? (await databaseOf(dataDir)), DATA_DIR: dataDir }
  const program = join(ROOT, 'services/gateway', file)
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE, env })
}
