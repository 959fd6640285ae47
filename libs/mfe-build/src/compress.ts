import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SHRINKS = /\.(?:html|js|css|json|svg|webmanifest|txt|wasm)$/
const WORTH_IT_BYTES = 512
/** From here on the last few percent would cost every build many seconds. */
const LARGE_BYTES = 500_000
const LARGE_QUALITY = 9

/** Lays a `.br` and a `.gz` beside each file that shrinks, so that the server never compresses while somebody waits. */
export function compressPlugin(outDir: string): Plugin {
  return {
    name: 'gb-compress',
    apply: 'build',
    // Not closeBundle: that also runs after a failed build, where an error about the missing folder hid the real one.
    writeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  }
}

/** Compresses every text and compiled file under a folder that is large enough to gain from it. */
export function compressFolder(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path)
    if (SHRINKS.test(path) && statSync(file).size >= WORTH_IT_BYTES) compressFile(file)
  }
}

function compressFile(file: string): void {
  const content = readFileSync(file)
  const quality = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
