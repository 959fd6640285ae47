import react from '@vitejs/plugin-react'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite'
import { noChunkCyclesPlugin } from './chunk-cycles.ts'
import { smallEntryPlugin } from './small-entry.ts'
import { compressPlugin } from './compress.ts'
import { serviceWorkerPlugin } from './service-worker.ts'
import { sharedVersions } from './shared.ts'
import { startupHintsPlugin } from './startup-hints.ts'
import { gateway, inRoot, workspaceVersion } from './workspace.ts'

/**
 * Vite configuration of the shell: a plain build without the federation plugin. The runtime is an ordinary lazy
 * import of the shell, which costs nothing until a remote is needed.
 * The development server sends API, registry and remotes to the gateway (`GATEWAY`, default localhost:3000).
 */
export function defineShellConfig(): UserConfigFnObject {
  return defineConfig(() => {
    const outDir = inRoot('shell/dist')
    return {
      plugins: [
        react(),
        startupHintsPlugin('/src/bootstrap.tsx'),
        noChunkCyclesPlugin(),
        smallEntryPlugin(),
        serviceWorkerPlugin(outDir),
        compressPlugin(outDir),
        shellReleasePlugin(outDir),
      ],
      define: {
        __GB_SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
        // Switches of the federation runtime that its own plugin would set.
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: 'undefined',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      },
      server: { proxy: { '/api': gateway(), '/remotes': gateway() } },
      build: {
        outDir,
        target: 'esnext',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rolldownOptions: { output: { codeSplitting: { groups: [startChunk, commonChunk] } } },
      },
    }
  })
}

// What runs before everything else: it cleans the address, and sends for what Home needs. The app needs some of it too, and a file that both share
// must not be the one with the whole app in it, or the entry would wait for that.
const startChunk = {
  name: 'start',
  test: /preload-helper|\/startup\/(address-parameters|ask-home|head-start)|\/shared\/(openable-tabs|here-cookie)|\/remotes\/(registry|home-remotes)\.|mfe-contract\/src\/slots\.|device\/src\/kept\/keys\.|transport\/time-zone\./,
  priority: 1,
}

// Left alone, the bundler makes a file of a few hundred bytes for each set of screens that share something. One file
// for all of it costs Home some bytes and saves it fifteen requests; several of them can import each other in a circle.
const commonChunk = { name: 'common', minShareCount: 2 }

const shellReleasePlugin = (outDir: string): Plugin => ({
  name: 'gb-shell-release',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      writeFileSync(join(outDir, 'release.json'), JSON.stringify({ version: workspaceVersion('shell') }))
    },
  },
})
