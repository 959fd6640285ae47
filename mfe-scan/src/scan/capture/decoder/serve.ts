/** What a decoder answers to one question. */
export type DecoderAnswer<Answer> = { readonly answer: Answer } | { readonly failed: true }

/** What a decoder is asked, and what it answers. */
interface Talk {
  readonly question: unknown
  readonly answer: unknown
}

/**
 * The worker's side of a decoder. The first message is the compiled code; each further one is a question, answered in
 * its turn. The code comes in a message because such a worker has no network (docs/decisions, compiled decoders).
 */
export function serve<T extends Talk>(
  prepare: (wasm: ArrayBuffer) => Promise<(question: T['question']) => Promise<T['answer']>>,
): void {
  const say = (message: DecoderAnswer<T['answer']>) => self.postMessage(message)
  self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    const ready = prepare(data)
    self.onmessage = ({ data: question }: MessageEvent<T['question']>) => {
      ready
        .then((work) => work(question))
        .then(
          (answer) => say({ answer }),
          () => say({ failed: true }),
        )
    }
  }
}
