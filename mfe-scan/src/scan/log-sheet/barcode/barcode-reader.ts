import { readBarcode } from '@gb/domain'
import { compiledReader } from './compiled-reader'
import { nativeReader } from './native-reader'

/** Reads product codes in pictures. */
export interface BarcodeReader {
  /** The first product code whose check digit is right, as EAN-13 or EAN-8; null when there is none. */
  readonly read: (picture: ImageData) => Promise<string | null>
  readonly end: () => void
}

/** The browser's own reader, else one that is downloaded now. Rejects when neither can be had. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const reader = (await nativeReader()) ?? (await compiledReader())
  return {
    read: async (picture) => {
      const codes = (await reader.texts(picture)).map(readBarcode)
      return codes.find((code) => code !== null) ?? null
    },
    end: reader.end,
  }
}
