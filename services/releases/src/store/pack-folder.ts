import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PackedFile } from './packed-file.js'

const pack = promisify(brotliCompress)

/** What lies beside the files of a version: for the server, or packed already. */
const BESIDE = /^release\.json$|(?:^|\/)\.|\.(?:br|gz)$/

/** Somebody waits for it: a start does not pack what the build did not. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The files of a folder, packed, as the store takes them. @param below  only those below this folder of it */
export const packFolder = async (folder: string, below = ''): Promise<PackedFile[]> => {
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !BESIDE.test(path))
  const packed = async (path: string): Promise<PackedFile> => {
    const file = join(folder, path)
    const built = await readFile(`${file}.br`).catch(() => null)
    return { path, packed: built ?? (await pack(await readFile(file), QUALITY)) }
  }
  return Promise.all(paths.sort().map(packed))
}
