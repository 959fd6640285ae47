import type { BarReader } from './bar-reader'

/** The part of the Barcode Detection API that is used; the types of the platform do not have it yet. */
interface DetectorClass {
  new (options: { formats: readonly string[] }): {
    detect: (picture: ImageData) => Promise<readonly { readonly rawValue: string }[]>
  }
  getSupportedFormats: () => Promise<readonly string[]>
}

const PRODUCT_BARS = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

const isDetector = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value

/** The browser's own reader; null where it has none, or none for the bars on products. */
export async function nativeReader(): Promise<BarReader | null> {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetector(Detector)) return null
  const supported = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  const formats = PRODUCT_BARS.filter((format) => supported.includes(format))
  if (!formats.includes('ean_13')) return null
  const detector = new Detector({ formats })
  return {
    texts: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
    end: () => {},
  }
}
