import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { startDecoder } from '../decoder/start-decoder'
import type { PhotoFormat, ShrunkPhoto } from './draw-photo'
import type { HeicJob } from './heic.wasm-worker'

/** Shrinks a HEIC photo where the browser cannot read it. Its decoder is downloaded now. Throws when it is damaged. */
export async function shrinkHeic(file: Blob, format: PhotoFormat): Promise<ShrunkPhoto> {
  const decoder = await startDecoder<HeicJob, ShrunkPhoto>(
    wasmUrl,
    () => new Worker(new URL('./heic.wasm-worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    const bytes = await file.arrayBuffer()
    return await decoder.ask({ bytes, format }, [bytes])
  } finally {
    decoder.end()
  }
}
