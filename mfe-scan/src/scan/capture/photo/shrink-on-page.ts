import { decodeUpright, drawInto, JPEG, type PhotoFormat, type ShrunkPhoto } from './draw-photo'
import type { Size } from './fit'

interface Picture {
  readonly source: CanvasImageSource
  readonly size: Size
  readonly close: () => void
}

/** Shrinks a photo on the page itself. Throws when the browser cannot read the file. */
export async function shrinkOnPage(file: Blob, format: PhotoFormat): Promise<ShrunkPhoto> {
  const picture = await decodeBitmap(file).catch(() => decodeElement(file))
  const canvas = document.createElement('canvas')
  try {
    drawInto(canvas, (target) => target.getContext('2d'), picture, format.box)
    const { width, height } = canvas
    return { blob: await toJpeg(canvas, format.quality), width, height }
  } finally {
    picture.close()
    // Phones count the pixels of canvases that are no longer used, until they are made empty.
    canvas.width = 0
    canvas.height = 0
  }
}

async function decodeBitmap(file: Blob): Promise<Picture> {
  const bitmap = await decodeUpright(file)
  return { source: bitmap, size: bitmap, close: () => bitmap.close() }
}

/** Older browsers, and the kinds of file that a browser only shows in an element. */
async function decodeElement(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  const element = new Image()
  element.src = url
  try {
    await element.decode()
  } catch (error) {
    close()
    throw error
  }
  return { source: element, size: { width: element.naturalWidth, height: element.naturalHeight }, close }
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('No JPEG came out.')) : resolve(blob)
    canvas.toBlob(take, JPEG, quality)
  })
