import { IMAGE } from '@gb/domain'
import type { PhotoFormat, ShrunkPhoto } from './draw-photo'
import { shrinkInWorker } from './shrink-in-worker'
import { shrinkOnPage } from './shrink-on-page'

/** Why a file cannot be used. */
export type PhotoProblem = 'not-an-image' | 'unreadable'

const FORMAT: PhotoFormat = {
  box: { width: IMAGE.maxWidth, height: IMAGE.maxHeight },
  quality: IMAGE.jpegQuality,
}

// Some phones and drives give no type at all; then only reading the file can tell.
const isNoImage = (file: Blob) => file.type !== '' && !file.type.startsWith('image/')

/** Makes of any picture file the photo that is sent, or says why not. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | PhotoProblem> {
  if (isNoImage(file)) return 'not-an-image'
  try {
    return (await shrinkInWorker(file, FORMAT)) ?? (await shrinkOnPage(file, FORMAT))
  } catch {
    return 'unreadable'
  }
}
