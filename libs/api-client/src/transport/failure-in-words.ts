import type { ErrorCode } from '@gb/domain'
import { isApiError, NetworkError, TimeoutError } from './errors'

/** The sentences of a read or a write that failed: the server said no, or no answer came back. */
export interface FailureWords {
  server: string
  network: string
}

/** What the server itself says best: that premium has ended meanwhile, and how long to wait. */
const SPEAKING: readonly ErrorCode[] = ['premium_required', 'too_many_requests']

/** What a person reads about a failure: of the two sentences the one that fits, or the server's own where that says more. */
export function failureInWords(error: unknown, { server, network }: FailureWords): string {
  if (error instanceof NetworkError || error instanceof TimeoutError) return network
  return isApiError(error) && SPEAKING.includes(error.code) ? error.message : server
}
