import { HEIC_HEAD_BYTES, IMAGE, isHeicHead, SHEET } from '@gb/domain'
import { toBase64 } from '@gb/entries'

/** Why a file cannot be read. */
export type SheetFileProblem = 'wrong-kind' | 'too-large' | 'heic' | 'unreadable'

/** A sheet as it is sent, in base64; or why not. */
export type SheetFile = { readonly base64: string } | { readonly problem: SheetFileProblem }

const headerOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer()))

/** Upright, on white, and as small as small print allows; metadata stays behind. Throws when the browser cannot read it. */
const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  try {
    const scale = Math.min(1, SHEET.maxWidth / picture.width, SHEET.maxHeight / picture.height)
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('The browser gave no canvas.')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise<Blob>((resolve, reject) => {
      const take = (blob: Blob | null) =>
        blob === null ? reject(new Error('No JPEG came out.')) : resolve(blob)
      canvas.toBlob(take, 'image/jpeg', SHEET.jpegQuality)
    })
  } finally {
    picture.close()
    // Phones count the pixels of canvases that are no longer used, until they are made empty.
    canvas.width = 0
    canvas.height = 0
  }
}

const sent = async (blob: Blob): Promise<SheetFile> =>
  blob.size > IMAGE.maxBytes ? { problem: 'too-large' } : { base64: await toBase64(blob) }

/** Makes of a photo or PDF what is sent. Its name and type are whatever the device made of them; its first bytes decide. */
export const openSheetFile = async (file: Blob): Promise<SheetFile> => {
  const header = await headerOf(file)
  if (header.startsWith('%PDF-')) return sent(file)
  // Some phones and drives give no type at all; then only reading the file can tell.
  if (file.type !== '' && !file.type.startsWith('image/')) return { problem: 'wrong-kind' }
  try {
    return await sent(await shrink(file))
  } catch {
    return { problem: isHeicHead(header) ? 'heic' : 'unreadable' }
  }
}
