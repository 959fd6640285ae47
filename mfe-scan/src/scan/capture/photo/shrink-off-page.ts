import { drawInto, JPEG, type PhotoFormat, type ShrunkPhoto } from './draw-photo'

/** Draws a decoded picture as the photo that is sent, in a worker. */
export async function shrinkOffPage(
  bitmap: ImageBitmap,
  { box, quality }: PhotoFormat,
): Promise<ShrunkPhoto> {
  const canvas = new OffscreenCanvas(1, 1)
  drawInto(canvas, (target) => target.getContext('2d'), { source: bitmap, size: bitmap }, box)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: JPEG, quality })
  return { blob, width: canvas.width, height: canvas.height }
}
