import { Injectable } from '@nestjs/common'
import { IMAGE } from '@gb/domain'
import sharp from 'sharp'
import { Gate } from '../../shared/gate.js'
import { InvalidImage } from './errors.js'
import { isPhoto } from './image-kind.js'
import { BUSY, TOO_MANY_BYTES, UNREADABLE, WRONG_KIND } from './messages.js'
import { decodePhotoText } from './photo-text.js'

// sharp opens SVG, TIFF, GIF and more by default; each of those decoders is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

const MAX_PIXELS = 4096 ** 2
const TIMEOUT_SECONDS = 5
const AT_ONCE = 2
const QUEUE_MS = 1_000

/** Upright, at most the agreed size, re-encoded: metadata, hidden tails and anything but pixels stay behind. */
const reencode = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: IMAGE.maxWidth, height: IMAGE.maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: IMAGE.jpegQuality * 100 })
    .toBuffer()

/** Turns what was uploaded into a photo of ours. Photos are never stored and never logged. */
@Injectable()
export class PhotoService {
  private readonly gate = new Gate(AT_ONCE, QUEUE_MS, BUSY)

  /**
   * @param text base64 as the image field lets it pass
   * @returns an upright JPEG of at most 1024x768 without metadata
   * @throws AppError `invalid_image` with a sentence, `unavailable` when too many photos are in work
   */
  async normalize(text: string): Promise<Buffer> {
    const bytes = decodePhotoText(text)
    if (bytes.length > IMAGE.maxBytes) throw new InvalidImage(TOO_MANY_BYTES)
    if (!isPhoto(bytes)) throw new InvalidImage(WRONG_KIND)
    return this.gate.run(() =>
      reencode(bytes).catch(() => {
        throw new InvalidImage(UNREADABLE)
      }),
    )
  }
}
