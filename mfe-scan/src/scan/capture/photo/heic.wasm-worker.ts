import libheif from 'libheif-js/libheif-wasm/libheif.js'
import { serve } from '../decoder/serve'
import type { PhotoFormat, ShrunkPhoto } from './draw-photo'
import { shrinkOffPage } from './shrink-off-page'

/** `bytes` of a HEIC file. */
export interface HeicJob {
  readonly bytes: ArrayBuffer
  readonly format: PhotoFormat
}

/** The largest photos of phones have 48 million pixels; a file can claim any number. */
const MAX_PIXELS = 50_000_000

interface Plane {
  data: Uint8Array
  width: number
  height: number
  stride: number
}

const isPlane = (value: unknown): value is Plane =>
  typeof value === 'object' && value !== null && 'data' in value && value.data instanceof Uint8Array

/** The pixels of a decoded picture, four bytes each; its rows may be longer than the picture is wide. */
function pixelsOf(decoded: unknown): ImageData {
  const channels: unknown =
    typeof decoded === 'object' && decoded !== null && Reflect.get(decoded, 'channels')
  const plane: unknown = Array.isArray(channels) ? channels[0] : undefined
  if (!isPlane(plane)) throw new Error('The photo is damaged.')
  const pixels = new ImageData(plane.width, plane.height)
  const rowBytes = plane.width * 4
  for (let row = 0; row < plane.height; row++)
    pixels.data.set(plane.data.subarray(row * plane.stride, row * plane.stride + rowBytes), row * rowBytes)
  return pixels
}

type Handle = Parameters<ReturnType<typeof libheif>['heif_image_handle_get_width']>[0]

// A file without a picture brings an error with a code instead.
const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && !('code' in value)

serve<{ question: HeicJob; answer: ShrunkPhoto }>(async (wasmBinary) => {
  const heif = libheif({ wasmBinary })
  return async ({ bytes, format }) => {
    const context = heif.heif_context_alloc()
    heif.heif_context_read_from_memory(context, new Uint8Array(bytes))
    const photo: unknown = heif.heif_js_context_get_primary_image_handle(context)
    if (!isHandle(photo)) throw new Error('There is no photo in this file.')
    const width = heif.heif_image_handle_get_width(photo)
    if (width * heif.heif_image_handle_get_height(photo) > MAX_PIXELS)
      throw new Error('The photo is too large.')
    // The decoder turns the picture upright by itself.
    const decoded: unknown = heif.heif_js_decode_image2(
      photo,
      heif.heif_colorspace.heif_colorspace_RGB,
      heif.heif_chroma.heif_chroma_interleaved_RGBA,
    )
    return shrinkOffPage(await createImageBitmap(pixelsOf(decoded)), format)
  }
})
