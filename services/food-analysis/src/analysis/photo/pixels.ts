import { IMAGE } from '@gb/domain'
import sharp from 'sharp'

// sharp opens SVG, TIFF, GIF and more by default; each of those decoders is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

const MAX_PIXELS = 4096 ** 2
const TIMEOUT_SECONDS = 5

/** Upright, at most the agreed size, re-encoded: metadata, hidden tails and anything but pixels stay behind. */
export const reencode = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: IMAGE.maxWidth, height: IMAGE.maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: IMAGE.jpegQuality * 100 })
    .toBuffer()
