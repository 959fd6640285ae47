import { createInstance } from '@module-federation/runtime'
import type { SharedPackages } from './share-scope'
import { SHARED_VERSIONS } from './shared-versions'

// Reached by a dynamic import only: remotes that begin with one file need none of it.

const share = (version: string, lib: unknown) => ({
  version,
  scope: ['default'],
  lib: () => lib,
  loaded: true as const,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
})

const instance = createInstance({
  name: 'shell',
  shareStrategy: 'loaded-first',
  remotes: [],
})

/**
 * Runs a remote that begins with several files and gives what it exposes as `./remote`.
 * @param entry  absolute address
 * @param whole  the shared packages with all their names
 */
export async function runWithRuntime(remote: string, entry: string, whole: SharedPackages): Promise<unknown> {
  const versions = new Map<string, string>(Object.entries(SHARED_VERSIONS))
  const packages = Object.entries(whole)
  instance.registerShared(
    Object.fromEntries(packages.map(([name, lib]) => [name, share(versions.get(name) ?? '', lib)])),
  )
  const name = remote.replaceAll('-', '_')
  instance.registerRemotes([{ name, entry, type: 'module' }], { force: true })
  return instance.loadRemote(`${name}/remote`)
}
