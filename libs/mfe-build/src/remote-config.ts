import { join } from 'node:path'
import { alonePlugin, buildPlugin } from '@gb/mfe-alone'
import { configOf, NOTHING_CHOSEN, type RemoteConfig } from '@gb/domain'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfigFnObject } from 'vite'
import { noChunkCyclesPlugin } from './chunk-cycles.ts'
import { chunkIntegrityPlugin } from './chunk-integrity.ts'
import { classNames } from './class-names.ts'
import { compressPlugin } from './compress.ts'
import { foldCodePlugin } from './fold-code.ts'
import { EXPOSED, federationPlugins } from './federation.ts'
import { ownStylesPlugin } from './own-styles.ts'
import { draftOf, remoteBase, releasePlugin } from './release.ts'
import { remoteVersion } from './source-version.ts'
import { settingProblemOf } from './setting-problem.ts'
import type { Uses } from './uses.ts'
import { configurableIn, inRoot, remoteFolder, shells, viteProgram } from './workspace.ts'

export interface RemoteOptions {
  /** Name of the remote and of its folder in the repository, e.g. `mfe-tracking`. */
  name: string
  /** Port of its stand-alone page while developing. */
  port: number
}

/**
 * Vite configuration of a remote.
 * A build makes `dist/<version>/` and `dist/release.json`; it needs nothing of the shell or of other remotes.
 * The development server shows the remote alone, without federation, in front of an API with data that needs no server
 * (decision 74).
 */
export function defineRemoteConfig({ name, port }: RemoteOptions): UserConfigFnObject {
  return defineConfig(({ command, isPreview }) => {
    const building = command === 'build'
    if (!building && isPreview !== true) {
      return {
        plugins: [
          react(),
          alonePlugin({
            name,
            exposed: EXPOSED,
            config: () => configWhileDeveloping(remoteFolder(name)),
          }),
          buildPlugin({
            name,
            vite: viteProgram(),
            distDir: inRoot('.cache/builds', name),
            shells: shells(),
          }),
        ],
        server: { port, strictPort: true },
      }
    }

    const folder = remoteFolder(name)
    const version = remoteVersion(folder)
    const distDir = process.env.REMOTE_DIST ?? join(folder, 'dist')
    const uses: Uses = new Map()
    const outDir = draftOf(distDir, version)
    const base = remoteBase(name, version)
    return {
      base,
      plugins: [
        react(),
        noChunkCyclesPlugin(),
        federationPlugins(name, base, uses),
        chunkIntegrityPlugin(base),
        foldCodePlugin(),
        ownStylesPlugin(),
        compressPlugin(outDir),
        releasePlugin({ name, version, folder, distDir, uses }),
      ],
      preview: { port, strictPort: true },
      css: classNames,
      build: {
        outDir,
        emptyOutDir: true,
        target: 'esnext',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: EXPOSED },
      },
    }
  })
}

/** The defaults of settings and flags, those of development. */
function configWhileDeveloping(folder: string): RemoteConfig {
  const remote = { name: '', ...configurableIn(folder) }
  return configOf(remote, NOTHING_CHOSEN, { environment: 'development', person: null }, settingProblemOf)
}
