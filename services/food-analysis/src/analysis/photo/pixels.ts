import { IMAGE, type SHEET } from '@gb/domain'
import sharp from 'sharp'

// sharp opens SVG, TIFF, GIF and more by default; each of those decoders is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

const MAX_PIXELS = 4096 ** 2
const TIMEOUT_SECONDS = 5

/** How large a picture may be at most, and how well it is kept. */
export type PictureSize = Pick<typeof IMAGE | typeof SHEET, 'maxWidth' | 'maxHeight' | 'jpegQuality'>

/** Upright, at most the agreed size, re-encoded: metadata, hidden tails and anything but pixels stay behind. */
export const reencode = (bytes: Buffer, size: PictureSize = IMAGE): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: size.maxWidth, height: size.maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: size.jpegQuality * 100 })
    .toBuffer()
