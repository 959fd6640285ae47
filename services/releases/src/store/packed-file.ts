import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { RELEASE_LIMITS } from '@gb/domain'

const unpackBrotli = promisify(brotliDecompress)
const packGzip = promisify(gzip)

/** A file of a release on its way into the store. */
export interface PackedFile {
  /** Where it lies below the folder of its version, like `assets/tab-1a2b.js`. */
  path: string
  /** Brotli. */
  packed: Buffer
}

/** How the names of what the server sends of a file end: as it is, and packed in both ways that browsers know. */
export const VARIANT_SUFFIXES = ['', '.br', '.gz'] as const

/** The contents, by the end of their name. */
export type FileVariants = Record<(typeof VARIANT_SUFFIXES)[number], Buffer>

/**
 * All variants of a packed file.
 * @throws RangeError for one that unpacks to more than a file of a release may have, Error for one that is no brotli
 */
export const variantsOf = async (packed: Buffer): Promise<FileVariants> => {
  const content = await unpackBrotli(packed, { maxOutputLength: RELEASE_LIMITS.fileBytes })
  return { '': content, '.br': packed, '.gz': await packGzip(content, { level: 9 }) }
}
