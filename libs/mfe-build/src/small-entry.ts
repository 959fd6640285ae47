import type { Plugin } from 'vite'

/** More than this, in characters, is not what cleans an address. */
const MOST = 8000

/**
 * Stops a build whose entry waits for more than itself. It takes codes and ids out of the address before anything else
 * of ours runs; one shared constant can make the bundler hang the whole app before it.
 */
export function smallEntryPlugin(): Plugin {
  return {
    name: 'gb-small-entry',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.isEntry) continue
        const size = sizeBefore(bundle, output.fileName)
        if (size > MOST)
          throw new Error(`${output.fileName} waits for ${size} characters; ${MOST} are allowed`)
      }
    },
  }
}

/** What matters here of the outputs of a build. */
type Outputs = Record<
  string,
  { type: 'asset' } | { type: 'chunk'; fileName: string; code: string; imports: string[] }
>

/** Characters of code that must be there before a chunk runs, its own among them. */
export function sizeBefore(bundle: Outputs, fileName: string): number {
  const files = new Set([fileName])
  let size = 0
  for (const file of files) {
    const output = bundle[file]
    if (output?.type !== 'chunk') continue
    size += output.code.length
    for (const imported of output.imports) files.add(imported)
  }
  return size
}
