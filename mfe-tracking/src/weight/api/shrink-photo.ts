/** Enough for a phone from edge to edge, in CSS pixels of its longer side [own]. */
const LONGER_SIDE = 1080
const QUALITY = 0.8

/**
 * A photo as a small JPEG: drawn anew, so that neither its place nor its camera stays in it.
 * @throws where the browser cannot read the file as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('This browser draws no pictures.')
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', QUALITY)
  } finally {
    bitmap.close()
  }
}
