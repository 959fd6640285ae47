import { federation } from '@module-federation/vite'
import type { PluginOption } from 'vite'
import { containerPlugin, sharedFromShellPlugin } from './container.ts'
import { REMOTE_ENTRY } from './release.ts'
import { SHARED } from './shared.ts'
import { sharedRulesPlugin } from './shared-rules.ts'
import type { Uses } from './uses.ts'

/** The module that a remote exposes, and what a build begins with. */
export const EXPOSED = './src/remote.tsx'

/**
 * What makes a build that of a remote. In the middle the plugin of the federation, which asks for the entry and says what is
 * shared; around it ours, which see to it that the entry is one small file.
 * @param base address of this version's folder
 * @param uses learns which names of what is shared the remote takes
 */
export const federationPlugins = (name: string, base: string, uses: Uses = new Map()): PluginOption[] => [
  sharedFromShellPlugin(SHARED, EXPOSED),
  federation(federationOptions(name)),
  containerPlugin({ entry: REMOTE_ENTRY, base, shared: SHARED }, EXPOSED, uses),
  sharedRulesPlugin(),
]

const federationOptions = (name: string): Parameters<typeof federation>[0] => {
  // Which versions it can run with is for the release to say, and the shell refuses others before anything is loaded.
  const fromHost = SHARED.map(
    (shared) => [shared, { singleton: true, requiredVersion: '*', import: false as const }] as const,
  )
  return {
    name: name.replaceAll('-', '_'),
    filename: REMOTE_ENTRY,
    exposes: { './remote': EXPOSED },
    shared: Object.fromEntries(fromHost),
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    // The runtime is the shell's; a remote neither carries its own nor loads other remotes.
    experiments: { externalRuntime: true },
    disableRemote: true,
    disableSnapshot: true,
  }
}
