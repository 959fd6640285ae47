import { Injectable } from '@nestjs/common'
import { IMAGE } from '@gb/domain'
import { Gate } from '../../shared/gate.js'
import { InvalidImage } from './errors.js'
import { isPhoto } from './image-kind.js'
import { BUSY, TOO_MANY_BYTES, UNREADABLE, WRONG_KIND } from './messages.js'
import { decodePhotoText } from './photo-text.js'

const AT_ONCE = 2
const QUEUE_MS = 1_000

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
    // Loaded with the first photo: what decodes pixels needs memory, and most processes never see one.
    const { reencode } = await import('./pixels.js')
    return this.gate.run(() =>
      reencode(bytes).catch(() => {
        throw new InvalidImage(UNREADABLE)
      }),
    )
  }
}
