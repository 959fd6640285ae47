import type { Plugin } from 'vite'
import { preloadHelperPlugin } from './preload-helper.ts'
import { REMOTE_ENTRY } from './release.ts'

/**
 * Gives the files that a remote loads later into the hands of the shell. The bundler's own helper asks for them
 * without a hash; this one has the shell bring them first, each held to the hash of its release.
 * The other side is `verified-files.ts` of the shell.
 */
export function chunkIntegrityPlugin(base: string): Plugin[] {
  return [
    {
      name: 'gb-chunk-integrity',
      apply: 'build',
      // The bundler names no file that needs nothing else, and the plugin of the federation none that an entry asks for.
      config: () => ({
        build: {
          modulePreload: {
            polyfill: false,
            resolveDependencies: (file, needed) => [
              ...new Set([file, ...needed.filter((one) => one !== REMOTE_ENTRY)]),
            ],
          },
        },
      }),
    },
    preloadHelperPlugin(helperCode(base)),
  ]
}

/** Code of the helper. Called as the bundler's own: the import to run, and the files it needs below the base. */
export const helperCode = (base: string) => `
export const __vitePreload = async (importChunk, files = []) => {
  const bring = globalThis[Symbol.for('gb.bring-file')]
  await Promise.all(files.map((file) => bring(${JSON.stringify(base)} + file)))
  return importChunk()
}
`
