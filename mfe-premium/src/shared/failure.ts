import { NetworkError, TimeoutError, isApiError } from '@gb/api-client'

/** The sentences of a read or a write that failed: the server said no, or no answer came back. */
export interface FailureWords {
  server: string
  network: string
}

/** What a person reads about a failure. Premium that has ended meanwhile speaks for itself. */
export function failureInWords(error: unknown, { server, network }: FailureWords): string {
  if (error instanceof NetworkError || error instanceof TimeoutError) return network
  return isApiError(error, 'premium_required') ? error.message : server
}
