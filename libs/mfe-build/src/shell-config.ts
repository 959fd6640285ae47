import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfigFnObject } from 'vite'
import { noChunkCyclesPlugin } from './chunk-cycles.ts'
import { classNames } from './class-names.ts'
import { firstPaintPlugin } from './first-paint.ts'
import { foldCodePlugin } from './fold-code.ts'
import { foldFacadesPlugin } from './fold-facades.ts'
import { foldRuntimePlugin } from './fold-runtime.ts'
import { leanReactPlugin } from './lean-react.ts'
import { preloadHelperPlugin, SHELL_HELPER } from './preload-helper.ts'
import { smallEntryPlugin } from './small-entry.ts'
import { compressPlugin } from './compress.ts'
import { earlierAssetsPlugin } from './earlier-assets.ts'
import { serviceWorkerPlugin } from './service-worker.ts'
import { sharedVersions } from './shared.ts'
import { shellReleasePlugin } from './shell-release.ts'
import { startupHintsPlugin } from './startup-hints.ts'
import { wholePackagesPlugin } from './whole-packages.ts'
import { gateway, inRoot } from './workspace.ts'

/**
 * Vite configuration of the shell: a plain build without the federation plugin. The runtime is an ordinary lazy
 * import of the shell, which costs nothing until a remote of many files is needed.
 * The development server sends API, registry and remotes to the gateway (`GATEWAY`, default localhost:3000).
 */
export function defineShellConfig(): UserConfigFnObject {
  return defineConfig(() => {
    const outDir = inRoot('shell/dist')
    return {
      plugins: [
        earlierAssetsPlugin(outDir),
        react(),
        leanReactPlugin(),
        wholePackagesPlugin('/shell/src/remotes/sharing/whole-packages.ts'),
        preloadHelperPlugin(SHELL_HELPER),
        foldFacadesPlugin(),
        foldRuntimePlugin(reactChunk.name),
        startupHintsPlugin('/src/bootstrap.tsx'),
        firstPaintPlugin(),
        foldCodePlugin(),
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
      css: classNames,
      build: {
        outDir,
        target: 'esnext',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [startChunk, reactChunk, appChunk, keptChunk, wholeChunk, laterChunk, commonChunk],
            },
          },
        },
      },
    }
  })
}

// What runs before everything else: it cleans the address. The app needs some of it too, and a file that both share must
// not be the one with the whole app in it, or the entry would wait for that.
const startChunk = {
  name: 'start',
  test: /shell\/src\/main\.tsx|preload-helper|\/startup\/(address-parameters|ask-home|first-frame)|\/shared\/(openable-tabs|here-)|domain\/(src|dist)\/wire\/tab-ids\.|device\/src\/kept\/keys\.|transport\/time-zone\./,
  priority: 4,
}

// It outlives most releases of ours.
const reactChunk = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 }

// What the first screen needs, with all it imports: one file. What was chosen on the welcome is in it, or a visitor would
// wait for what screens share.
const appChunk = { name: 'app', test: /shell\/src\/(bootstrap\.tsx|shared\/way-in\.)/, priority: 2 }

// What reads and writes the device: needed where an earlier visit left something, and else behind the figures.
const keptChunk = {
  name: 'kept',
  test: /device\/src\/outbox\/queue\.|shell\/src\/(offline\/kept-reads|features\/outbox\/chip)\./,
  priority: 1.5,
}

// What each tab of a remote waits for: with nothing of the screens of the shell, which share parts of it.
const wholeChunk = { name: 'whole', test: /shell\/src\/remotes\/sharing\/whole-packages\./, priority: 1.2 }

// What everybody gets behind the figures.
const laterChunk = {
  name: 'later',
  test: /shell\/src\/(app\/(overlays|more-screen|rest-of-day)|startup\/behind-figures)\./,
  priority: 1,
}

// Left alone, the bundler makes a file of a few hundred bytes for each set of screens that share something; several of
// them can import each other in a circle.
const commonChunk = { name: 'common', minShareCount: 2 }
