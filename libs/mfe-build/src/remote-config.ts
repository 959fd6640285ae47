import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfigFnObject } from 'vite'
import { noChunkCyclesPlugin } from './chunk-cycles.ts'
import { chunkIntegrityPlugin } from './chunk-integrity.ts'
import { compressPlugin } from './compress.ts'
import { EXPOSED, federationPlugins } from './federation.ts'
import { draftOf, remoteBase, releasePlugin } from './release.ts'
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
    const base = remoteBase(name, version)
    return {
      base,
      plugins: [
        react(),
        noChunkCyclesPlugin(),
        federationPlugins(name, base),
        chunkIntegrityPlugin(base),
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
        rolldownOptions: { input: EXPOSED },
      },
    }
  })
}
