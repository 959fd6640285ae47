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
 * @param most  bytes that it may unpack to, beside the limit of each file
 * @throws RangeError for one that unpacks to more, Error for one that is no brotli
 */
export const variantsOf = async (packed: Buffer, most: number): Promise<FileVariants> => {
  // The library takes no limit of nothing; a file of one byte more than are left is over it all the same.
  const maxOutputLength = Math.max(1, Math.min(most, RELEASE_LIMITS.fileBytes))
  const content = await unpackBrotli(packed, { maxOutputLength })
  if (content.length > most) throw new RangeError('more than all files of a release may have together')
  return { '': content, '.br': packed, '.gz': await packGzip(content, { level: 9 }) }
}
