import { IMAGE } from '@gb/domain'
import { DecoderMissing } from '../decoder/start-decoder'
import type { PhotoFormat, ShrunkPhoto } from './draw-photo'
import { isHeic } from './is-heic'
import { shrinkHeic } from './shrink-heic'
import { shrinkInWorker } from './shrink-in-worker'
import { shrinkOnPage } from './shrink-on-page'

/** Why a file cannot be used. */
export type PhotoProblem = 'not-an-image' | 'unreadable' | 'no-decoder'

/** How a photo of a plate is sent. */
const PLATE: PhotoFormat = {
  box: { width: IMAGE.maxWidth, height: IMAGE.maxHeight },
  quality: IMAGE.jpegQuality,
}

// Some phones and drives give no type at all; then only reading the file can tell.
const isNoImage = (file: Blob) => file.type !== '' && !file.type.startsWith('image/')

/** Makes of any picture file a small upright JPEG, by default the photo that is sent, or says why not. */
export async function shrinkPhoto(file: Blob, format = PLATE): Promise<ShrunkPhoto | PhotoProblem> {
  if (isNoImage(file)) return 'not-an-image'
  try {
    return (await shrinkInWorker(file, format)) ?? (await shrinkOnPage(file, format))
  } catch {
    return shrinkForeign(file, format)
  }
}

/** What the browser cannot read, it may be able to read with the decoder for photos of phones. */
async function shrinkForeign(file: Blob, format: PhotoFormat): Promise<ShrunkPhoto | PhotoProblem> {
  try {
    return (await isHeic(file)) ? await shrinkHeic(file, format) : 'unreadable'
  } catch (error) {
    return error instanceof DecoderMissing ? 'no-decoder' : 'unreadable'
  }
}
