import type { DecoderAnswer } from './serve'

/** Compiled code that looks at a file of a stranger, in a worker of its own. */
export interface Decoder<Question, Answer> {
  /** One question at a time. Rejects when the decoder cannot answer, or not in time. */
  readonly ask: (question: Question, transfer?: Transferable[]) => Promise<Answer>
  /** Gives its memory back. */
  readonly end: () => void
}

/** The decoder could not be downloaded. */
export class DecoderMissing extends Error {}

/** A large photo on an old phone takes some seconds; after this nothing is to be expected. */
const LIMIT_MS = 30_000

async function download(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url).catch(() => null)
  const wasm = response?.ok === true ? await response.arrayBuffer().catch(() => null) : null
  if (wasm === null) throw new DecoderMissing(`${url} did not come.`)
  return wasm
}

/** Browsers refuse a worker of another origin, which is where a remote under an override comes from. */
function begin(start: () => Worker): Worker {
  try {
    return start()
  } catch (cause) {
    throw new DecoderMissing('The worker may not start here.', { cause })
  }
}

/**
 * Downloads a decoder and starts it.
 * @param wasmUrl address of the compiled code
 * @param start starts its worker; a function of its own, so that the bundler sees the worker's file
 * @throws DecoderMissing
 */
export async function startDecoder<Question, Answer>(
  wasmUrl: string,
  start: () => Worker,
): Promise<Decoder<Question, Answer>> {
  const wasm = await download(wasmUrl)
  const worker = begin(start)
  // A worker that does not start says so once, maybe before it is asked.
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new DecoderMissing('The worker did not start.'))
  })
  broken.catch(() => {})
  worker.postMessage(wasm, [wasm])

  const ask = (question: Question, transfer: Transferable[] = []): Promise<Answer> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const answered = new Promise<Answer>((resolve, reject) => {
      const fail = () => reject(new Error('The decoder could not read it.'))
      timer = setTimeout(fail, LIMIT_MS)
      worker.onmessage = ({ data }: MessageEvent<DecoderAnswer<Answer>>) =>
        'answer' in data ? resolve(data.answer) : fail()
    })
    worker.postMessage(question, transfer)
    return Promise.race([answered, broken]).finally(() => clearTimeout(timer))
  }
  return { ask, end: () => worker.terminate() }
}
