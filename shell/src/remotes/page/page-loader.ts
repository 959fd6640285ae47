import { CONTRACT_VERSION } from '@gb/mfe-contract'
import type { DeclaredStore } from '../../host/declared'
import { holdSet, remoteSet } from '../../shared/file-sets'
import { idle } from '../../shared/idle'
import { noteTrial } from '../../shared/speech/wanted'
import { noteMarks } from '../registry/canary-marks'
import { FIRST_NAMES } from '../sharing/first-names'
import { createRemoteLoader, type RemoteLoader } from '../loading/loader'
import { hasFlag } from '../registry/is-flag-on'
import { fetchList, isUndecided, parseRegistry } from '../registry/registry'
import { runRemote } from '../sharing/run-remote'
import { shareToRemotes } from '../sharing/share-scope'
import { SHARED_VERSIONS } from '../sharing/shared-versions'
import { createVerifiedFiles } from '../loading/verified-files'
import { isWorkshop } from '../overrides/workshop'

const shared = shareToRemotes(
  FIRST_NAMES,
  async () => (await import('../sharing/whole-packages')).WHOLE_PACKAGES,
  SHARED_VERSIONS,
)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends for what the tabs of remotes may need beside their own files. */
export const bringShared = (): Promise<unknown> => shared.bringWhole()

/** The loader of this page. @param declared  where it notes what the remotes declare */
export function createPageLoader(declared: DeclaredStore): RemoteLoader {
  return createRemoteLoader({
    declared,
    async fetchRegistry(fresh) {
      const list = await fetchList(fresh)
      const registry = parseRegistry(
        isUndecided(list) ? (await import('../registry/list-as-had')).listAsHad(list) : list,
      )
      holdSet(remoteSet(registry.values()))
      noteMarks(registry.values())
      const listed = isWorkshop()
        ? await (await import('../overrides/overrides')).withOverrides(registry)
        : registry
      noteTrial(hasFlag(listed, 'spanish'))
      return listed
    },
    files: createVerifiedFiles(bringShared, wait),
    async loadExposed({ name, preload }, entry) {
      const address = new URL(entry, document.baseURI).href
      if (preload.length === 0) return runRemote(await import(/* @vite-ignore */ address), shared)
      const { runWithRuntime } = await import('../sharing/official-runtime')
      return runWithRuntime(name, address, await shared.bringWhole())
    },
    beforeParts: bringShared,
    onLoaded: (...load) =>
      void idle()
        .then(() => import('../faults/tell'))
        .then(({ tellLoad }) => tellLoad(...load))
        .catch(() => undefined),
    wait,
    offer: { contract: CONTRACT_VERSION, shared: SHARED_VERSIONS },
  })
}
