import { CONTRACT_VERSION } from '@gb/mfe-contract'
import { holdSet, remoteSet } from '../shared/file-sets'
import { idle } from '../shared/idle'
import { createRemoteLoader, type RemoteLoader } from './loader'
import { fetchRegistry } from './registry'
import { SHARED_VERSIONS } from './shared-versions'
import { createVerifiedFiles } from './verified-files'

const federation = () => import('./federation')

/** The loader of this page. */
export function createPageLoader(): RemoteLoader {
  return createRemoteLoader({
    async fetchRegistry(fresh) {
      // Needed right after the registry, so it is asked for beside it; a failure shows when it is used.
      federation().catch(() => undefined)
      const registry = await fetchRegistry(fresh)
      holdSet(remoteSet(registry.values()))
      return registry
    },
    files: createVerifiedFiles(),
    loadExposed: async (remote, entry) => (await federation()).loadExposed(remote, entry),
    onLoaded: (...load) =>
      void idle()
        .then(() => import('./tell'))
        .then(({ tellLoad }) => tellLoad(...load))
        .catch(() => undefined),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    offer: { contract: CONTRACT_VERSION, shared: SHARED_VERSIONS },
  })
}
