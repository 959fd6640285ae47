import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { atClose } from './closing.mjs'
import { holderLives, takeLock } from './lock.mjs'
import { readState } from '../../../local-postgres/src/cluster.mjs'
import { clearStalePostmaster } from '../../../local-postgres/src/postmaster.mjs'

const PREFIX = 'gastric-buddy-test-'
const OWNER_FILE = 'owner.lock'

/** Removes what a killed test run left behind, its PostgreSQL first. */
const sweep = async () => {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(os.tmpdir(), name)
    try {
      if (!existsSync(join(folder, OWNER_FILE)) || holderLives(join(folder, OWNER_FILE))) continue
      const state = readState(folder)
      if (state) await clearStalePostmaster(state.cluster)
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // It belongs to another user, who will sweep it.
    }
  }
}

/**
 * A folder for the data of a test run; gone when the command ends.
 * @returns {Promise<string>}
 */
export const temporaryDataDir = async () => {
  await sweep()
  const folder = mkdtempSync(join(os.tmpdir(), PREFIX))
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o755)
  takeLock(join(folder, OWNER_FILE))
  atClose(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
