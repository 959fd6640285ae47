import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { startDecoder } from '../../capture/decoder/start-decoder'
import type { BarReader } from './bar-reader'

/** ZXing, for browsers without a reader of their own. Downloaded when it is first needed. */
export async function compiledReader(): Promise<BarReader> {
  const decoder = await startDecoder<ImageData, readonly string[]>(
    wasmUrl,
    () => new Worker(new URL('./bars.wasm-worker.ts', import.meta.url), { type: 'module' }),
  )
  return { texts: (picture) => decoder.ask(picture, [picture.data.buffer]), end: decoder.end }
}
