import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import { serve } from '../../capture/decoder/serve'

const PRODUCT_BARS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  maxNumberOfSymbols: 4,
}

serve<{ question: ImageData; answer: readonly string[] }>(async (wasmBinary) => {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (picture) => (await readBarcodes(picture, PRODUCT_BARS)).map(({ text }) => text)
})
