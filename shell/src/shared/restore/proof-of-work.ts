import { isApiError } from '@gb/api-client'

/** What the server asks for while codes are being guessed: a number that is cheap to check and costly to find. */
interface Puzzle {
  text: string
  /** Zero bits that SHA-256 of `<text>:<number>` begins with. */
  bits: number
}

export interface ProofHeaders {
  'X-Proof-Of-Work'?: string
}

// A frame at 60 per second lasts 16 ms: less than that, and the page stays alive while it counts.
const SLICE_MS = 10
const NUMBERS_PER_LOOK = 256
const WORD_BITS = 32

/** Sends a request; if the answer is a puzzle, solves it and sends the request once more with the solution. */
export async function withProofOfWork<T>(
  send: (headers: ProofHeaders) => Promise<T>,
  onWork: () => void = () => undefined,
): Promise<T> {
  try {
    return await send({})
  } catch (error) {
    const puzzle = puzzleIn(error)
    if (puzzle === null) throw error
    onWork()
    return await send({ 'X-Proof-Of-Work': await solve(puzzle) })
  }
}

/** `<puzzle>:<number>`, found in short slices between which the page can draw. */
export async function solve({ text, bits }: Puzzle): Promise<string> {
  // Almost nobody is ever asked for it: it comes when it is.
  const { sha256Head } = await import('./sha256')
  const below = 2 ** (WORD_BITS - bits)
  for (let number = 0; ;) {
    const until = performance.now() + SLICE_MS
    do {
      const last = number + NUMBERS_PER_LOOK
      for (; number < last; number += 1) {
        const proof = `${text}:${number}`
        if (sha256Head(proof) < below) return proof
      }
    } while (performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

function puzzleIn(error: unknown): Puzzle | null {
  if (!isApiError(error, 'too_many_requests')) return null
  const { proof_of_work: text, proof_bits: bits } = error.extra
  // More than a word of zero bits is no puzzle that a phone could ever solve.
  const isPuzzle = typeof text === 'string' && typeof bits === 'number' && bits > 0 && bits < WORD_BITS
  return isPuzzle ? { text, bits } : null
}
