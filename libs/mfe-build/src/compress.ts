import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|json|svg|webmanifest|txt)$/
const WORTH_IT_BYTES = 512

/** Lays a `.br` and a `.gz` beside each text file, so that the server never compresses while somebody waits. */
export function compressPlugin(outDir: string): Plugin {
  return {
    name: 'gb-compress',
    apply: 'build',
    // Not closeBundle: that also runs after a failed build, where an error about the missing folder hid the real one.
    writeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  }
}

/** Compresses every text file under a folder that is large enough to gain from it. */
export function compressFolder(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path)
    if (TEXT.test(path) && statSync(file).size >= WORTH_IT_BYTES) compressFile(file)
  }
}

function compressFile(file: string): void {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
