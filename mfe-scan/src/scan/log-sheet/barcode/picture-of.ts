import { decodeUpright, drawInto } from '../../capture/photo/draw-photo'
import type { Size } from '../../capture/photo/fit'
import { shrinkPhoto, type PhotoProblem } from '../../capture/photo/shrink-photo'

/** Bars need more pixels than a plate, but not those of the whole sensor. */
const OF_FILE: Size = { width: 2000, height: 2000 }
const OF_VIDEO: Size = { width: 1280, height: 1280 }
const QUALITY = 0.92

/** The pixels of a photo file, upright, or why there are none. */
export async function pictureOfFile(file: Blob): Promise<ImageData | PhotoProblem> {
  const photo = await shrinkPhoto(file, { box: OF_FILE, quality: QUALITY })
  if (typeof photo === 'string') return photo
  const bitmap = await decodeUpright(photo.blob)
  const pixels = pixelsOf({ source: bitmap, size: bitmap }, OF_FILE)
  bitmap.close()
  return pixels
}

/** What a video shows now. */
export const pictureOfVideo = (video: HTMLVideoElement): ImageData =>
  pixelsOf({ source: video, size: { width: video.videoWidth, height: video.videoHeight } }, OF_VIDEO)

function pixelsOf(picture: { source: CanvasImageSource; size: Size }, box: Size): ImageData {
  const canvas = document.createElement('canvas')
  const contextOf = (target: HTMLCanvasElement) => target.getContext('2d', { willReadFrequently: true })
  drawInto(canvas, contextOf, picture, box)
  const context = contextOf(canvas)
  if (context === null) throw new Error('The browser gave no canvas.')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
