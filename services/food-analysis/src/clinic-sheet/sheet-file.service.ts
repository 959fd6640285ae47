import { Injectable } from '@nestjs/common'
import { HEIC_HEAD_BYTES, isHeicHead, SHEET } from '@gb/domain'
import { isPhoto } from '../analysis/photo/image-kind.js'
import { decodePhotoText } from '../analysis/photo/photo-text.js'
import { Gate } from '../shared/gate.js'
import { InvalidSheetFile } from './errors.js'
import { BUSY, DAMAGED_PDF, DAMAGED_PHOTO, HEIC, LOCKED_PDF, TOO_MANY_PAGES, WRONG_FILE } from './messages.js'
import { isPdf, pdfFacts } from './pdf.js'

/** A file that may be shown to a reader. */
export interface SheetFile {
  readonly kind: 'photo' | 'pdf'
  readonly bytes: Buffer
}

const AT_ONCE = 2
const QUEUE_MS = 1_000

const isHeic = (bytes: Buffer): boolean => isHeicHead(bytes.toString('latin1', 0, HEIC_HEAD_BYTES))

/** Turns what was uploaded into a file that may be shown. It is never stored and never logged. */
@Injectable()
export class SheetFileService {
  private readonly gate = new Gate(AT_ONCE, QUEUE_MS, BUSY)

  /**
   * A photo becomes a JPEG of ours without metadata; a PDF stays as it is, when it is short and open.
   * @throws AppError `invalid_image` with a sentence, `unavailable` when too many files are in work
   */
  async open(text: string): Promise<SheetFile> {
    const bytes = decodePhotoText(text)
    if (isHeic(bytes)) throw new InvalidSheetFile(HEIC)
    return isPdf(bytes) ? this.openPdf(bytes) : this.openPhoto(bytes)
  }

  private openPdf(bytes: Buffer): SheetFile {
    const { pages, isLocked } = pdfFacts(bytes)
    if (isLocked) throw new InvalidSheetFile(LOCKED_PDF)
    if (pages === 0) throw new InvalidSheetFile(DAMAGED_PDF)
    if (pages > SHEET.maxPages) throw new InvalidSheetFile(TOO_MANY_PAGES)
    return { kind: 'pdf', bytes }
  }

  private async openPhoto(bytes: Buffer): Promise<SheetFile> {
    if (!isPhoto(bytes)) throw new InvalidSheetFile(WRONG_FILE)
    // Loaded with the first photo, as for plates.
    const { reencode } = await import('../analysis/photo/pixels.js')
    const made = await this.gate.run(() =>
      reencode(bytes, SHEET).catch(() => {
        throw new InvalidSheetFile(DAMAGED_PHOTO)
      }),
    )
    return { kind: 'photo', bytes: made }
  }
}
