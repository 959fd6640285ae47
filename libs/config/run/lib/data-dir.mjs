import { join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { takeLock } from './lock.mjs'

/**
 * Makes this process the only one that runs the product on a data folder.
 * @param {string} dataDir
 * @returns {{release: () => void}}
 * @throws {Failure} when another one does
 */
export const takeDataDir = (dataDir) => {
  const lock = takeLock(join(dataDir, 'start.lock'))
  if ('release' in lock) return lock
  throw new Failure(
    `Gastric Buddy already runs on ${dataDir} (process ${lock.heldBy}). Stop it first, or choose other data with DATA_DIR.`,
  )
}
