import type { Release } from '@gb/domain'
import { heldBefore } from '../folders/holders.js'
import type { ReleaseChecks } from '../folders/release-checks.js'
import type { RemoteFolder } from '../folders/remote-folders.js'
import type { MisfitOf } from '../folders/shell-offer.js'
import type { ReleaseStore } from '../store/release-store.js'

interface Sources {
  checks: ReleaseChecks
  store: ReleaseStore
  dataDir: string
  misfitOf: MisfitOf
}

/**
 * What was in force of a remote last, as the store keeps it, for while the folder of the server has nothing whole: in the
 * middle of a deployment over it the files of before are gone and those of after are not all there.
 * @returns null when the store does not have it whole, or when the shell does not fit it any more
 */
export const copyInStore = async (
  folder: RemoteFolder,
  { checks, store, dataDir, misfitOf }: Sources,
): Promise<Release | null> => {
  const [before] = await heldBefore(folder, dataDir)
  if (!before || misfitOf(before) !== null || !(await store.bring(before.name, before.version))) return null
  return (await checks.judgeFiles(before, store.folderOf(before.name))).release ?? null
}
