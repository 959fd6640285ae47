import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfigFnObject } from 'vite'
import { chunkIntegrityPlugin } from './chunk-integrity.ts'
import { compressPlugin } from './compress.ts'
import { draftOf, remoteBase, releasePlugin, REMOTE_ENTRY } from './release.ts'
import { requiredRanges } from './shared.ts'
import { remoteVersion } from './source-version.ts'
import { gateway, inRoot } from './workspace.ts'

export interface RemoteOptions {
  /** Name of the remote and of its folder in the repository, e.g. `mfe-tracking`. */
  name: string
  /** Port of its stand-alone page while developing. */
  port: number
}

/**
 * Vite configuration of a remote.
 * A build makes `dist/<version>/` and `dist/release.json`; it needs nothing of the shell or of other remotes.
 * The development server shows the remote alone (`index.html` with `src/dev/main.tsx`), without federation, and sends
 * API calls to the gateway (`GATEWAY`, default localhost:3000).
 */
export function defineRemoteConfig({ name, port }: RemoteOptions): UserConfigFnObject {
  return defineConfig(({ command, isPreview }) => {
    const building = command === 'build'
    if (!building && isPreview !== true) {
      return { plugins: [react()], server: { port, strictPort: true, proxy: { '/api': gateway() } } }
    }

    const version = remoteVersion(name)
    const distDir = inRoot(name, 'dist')
    const outDir = draftOf(distDir, version)
    return {
      base: remoteBase(name, version),
      plugins: [
        react(),
        federation(federationOptions(name)),
        chunkIntegrityPlugin(remoteBase(name, version)),
        compressPlugin(outDir),
        releasePlugin(name, version, distDir),
      ],
      preview: { port, strictPort: true },
      build: {
        outDir,
        target: 'esnext',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: inRoot(name, 'src/remote.tsx'),
          output: { chunkFileNames, codeSplitting: { groups: [firstUse, runtime] } },
        },
      },
    }
  })
}

// What Home shows at every start, with all it needs: one file. Left alone, the bundler makes one for each set of tabs that
// share something with it, and Home of mfe-tracking asked for nine. The tabs stay files of their own.
const firstUse = { name: 'home', test: /\/src\/remote\.tsx$/ }

// What the entry needs before it knows the remote: one file instead of three of a few hundred bytes.
const runtime = { name: 'federation', test: /virtual:?_?mf|vite\/preload-helper|@module-federation/ }

// The plugin's virtual modules have names of over a hundred characters that say nothing to a reader of a network log.
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('_virtual_mf') ? 'federation' : name}-[hash].js`

const federationOptions = (name: string): Parameters<typeof federation>[0] => {
  const fromHost = Object.entries(requiredRanges()).map(
    ([shared, requiredVersion]) =>
      [shared, { singleton: true, requiredVersion, import: false as const }] as const,
  )
  return {
    name: name.replaceAll('-', '_'),
    filename: REMOTE_ENTRY,
    exposes: { './remote': './src/remote.tsx' },
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
