import { fitWithin, type Size } from './fit'

/** How a photo is to come out. `quality` is 0 to 1. */
export interface PhotoFormat {
  readonly box: Size
  readonly quality: number
}

/** A photo as it is sent: a JPEG without metadata, upright. */
export type ShrunkPhoto = Size & { readonly blob: Blob }

export const JPEG = 'image/jpeg'

/** Decodes a file the way it was held when it was taken. Throws when the browser cannot read it. */
export const decodeUpright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

interface Canvas {
  width: number
  height: number
}
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws the picture, as large as the box lets it be, on a canvas that gets that size. */
export function drawInto<C extends Canvas>(
  canvas: C,
  contextOf: (canvas: C) => Context | null,
  picture: { readonly source: CanvasImageSource; readonly size: Size },
  box: Size,
): void {
  if (picture.size.width < 1 || picture.size.height < 1) throw new Error('The picture is empty.')
  const { width, height } = fitWithin(picture.size, box)
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  if (context === null) throw new Error('The browser gave no canvas.')
  // A JPEG has no transparency; without a ground, what is transparent turns black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.source, 0, 0, width, height)
}
