const MAX_BYTES = 256 * 1024

/** The provider sent more than any honest answer needs. */
export class AnswerTooLarge extends Error {}

const readBounded = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by a throw cancels the stream, so the rest is never fetched.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * `fetch` that reads the whole answer before it returns, up to 256 KiB after unpacking: a caller's timeout then covers
 * the body too. Redirects are refused, because they could carry the photo to another host.
 */
export const boundedFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const body = response.body === null ? null : await readBounded(response.body)
  return new Response(body, { status: response.status, headers: response.headers })
}
