import { jest } from '@jest/globals'

/** A file as the picker gives it. */
export const photoFile = (name = 'plate.jpg', type = 'image/jpeg') => new File(['a plate'], name, { type })

/** What jsdom lacks of a browser that can read photos: every file is 4000 x 3000 and comes out as a few bytes. */
export function givePhotos(): void {
  const bitmap = { width: 4000, height: 3000, close: () => {} }
  Reflect.set(globalThis, 'createImageBitmap', () => Promise.resolve(bitmap))
  const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 }
  const context = { fillRect: () => {}, drawImage: () => {}, getImageData: () => pixels }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['JPEG'], { type: 'image/jpeg' })))
}

/** A browser that can decode nothing. */
export function refusePhotos(): void {
  Reflect.set(globalThis, 'createImageBitmap', () => Promise.reject(new Error('not a picture')))
  Reflect.set(HTMLImageElement.prototype, 'decode', () => Promise.reject(new Error('not a picture')))
}
