import { keepBackups } from './backup/nightly.mjs'
import { finishRestore } from './backup/swap.mjs'
import { atClose } from './closing.mjs'
import { takeDataDir } from './data-dir.mjs'
import { startPostgres } from '../../../local-postgres/src/postgres.mjs'
import { stopPostmaster } from '../../../local-postgres/src/postmaster.mjs'
import { readBackupSettings } from './settings.mjs'

/**
 * The embedded server of a data folder for as long as this command runs, with its log archived as ever: what a command
 * writes belongs to the backups, too.
 * @param {string} dataDir
 * @returns {Promise<string>} its address
 * @throws {Failure} when the product runs on these data
 */
export const startOwnDatabase = async (dataDir) => {
  atClose(takeDataDir(dataDir).release)
  await finishRestore(dataDir)
  const log = keepBackups(dataDir, { ...readBackupSettings(process.env, dataDir), time: null })
  // Before the server in this list, so that it runs after the server has stopped.
  atClose(log.end)
  const { url } = await startPostgres({ dataDir, onSpawn: (pid) => atClose(() => stopPostmaster(pid)) })
  log.begin(url)
  return url
}
