import { federation } from '@module-federation/vite'
import type { PluginOption } from 'vite'
import { containerPlugin, sharedFromShellPlugin } from './container.ts'
import { REMOTE_ENTRY } from './release.ts'
import { requiredRanges, SHARED } from './shared.ts'

/** The module that a remote exposes, and what a build begins with. */
export const EXPOSED = './src/remote.tsx'

/**
 * What makes a build that of a remote. In the middle the plugin of the federation, which asks for the entry and says what is
 * shared; around it ours, which see to it that the entry is one small file.
 * @param base address of this version's folder
 */
export const federationPlugins = (name: string, base: string): PluginOption[] => [
  sharedFromShellPlugin(SHARED, EXPOSED),
  federation(federationOptions(name)),
  containerPlugin({ entry: REMOTE_ENTRY, base, shared: SHARED }, EXPOSED),
]

const federationOptions = (name: string): Parameters<typeof federation>[0] => {
  const fromHost = Object.entries(requiredRanges()).map(
    ([shared, requiredVersion]) =>
      [shared, { singleton: true, requiredVersion, import: false as const }] as const,
  )
  return {
    name: name.replaceAll('-', '_'),
    filename: REMOTE_ENTRY,
    exposes: { './remote': EXPOSED },
    shared: Object.fromEntries(fromHost),
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    // The shell publishes the runtime; a remote neither carries its own nor loads other remotes.
    experiments: { externalRuntime: true },
    disableRemote: true,
    disableSnapshot: true,
  }
}
