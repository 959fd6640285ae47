import { minify } from '@swc/wasm'
import type { Plugin } from 'vite'

/** More rounds find nothing more. */
const ROUNDS = 3

/** One file of a build with constants, properties and functions put where they are used once. Names stay as they are. */
export async function foldedCode(code: string): Promise<string> {
  const folded = await minify(code, { module: true, ecma: 2022, compress: { passes: ROUNDS }, mangle: false })
  return folded.code
}

/**
 * Folds each file before the bundler shortens its names. What the bundler has by itself looks at a file once and leaves
 * the properties of constants alone, such as the sentences of a screen.
 */
export function foldCodePlugin(): Plugin {
  return {
    name: 'gb-fold-code',
    apply: 'build',
    enforce: 'post',
    renderChunk: { order: 'post', handler: async (code) => ({ code: await foldedCode(code), map: null }) },
  }
}
