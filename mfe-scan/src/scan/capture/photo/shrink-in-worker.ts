import type { PhotoFormat, ShrunkPhoto } from './draw-photo'
import type { ShrinkAnswer, ShrinkJob } from './shrink.worker'

/**
 * Shrinks a photo beside the page, so that nothing stutters while twelve megapixels are decoded.
 * null where the browser cannot do that, or could not read the file this way.
 */
export function shrinkInWorker(file: Blob, format: PhotoFormat): Promise<ShrunkPhoto | null> {
  const worker = startWorker()
  if (worker === null) return Promise.resolve(null)
  const job: ShrinkJob = { file, format }
  const shrunk = new Promise<ShrunkPhoto | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data.photo)
    worker.onerror = () => resolve(null)
    worker.onmessageerror = () => resolve(null)
    worker.postMessage(job)
  })
  // One photo per worker: ending it gives the memory of the decoded photo back at once.
  return shrunk.finally(() => worker.terminate())
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
