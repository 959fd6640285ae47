import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError, TimeoutError } from '../transport/errors'

const READ_RETRIES = 2
const FRESH_MS = 30_000
const KEEP_MS = 24 * 60 * 60 * 1000
const LONGEST_WAIT_MS = 10_000

/**
 * The one query cache. Reads are tried again twice, and only when another try can help: a 4xx is final.
 * Writes are never repeated by the cache; the feature decides, with an idempotency key.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEEP_MS,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // Offline must end in a failure that a screen can put in words, not in an endless skeleton.
        networkMode: 'always',
        // That mode would switch it off; what was shown from before is renewed as soon as that is possible.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Whether a read that failed `failures` times before this error is sent again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= READ_RETRIES) return false
  if (error instanceof ApiError)
    return error.status >= 500 && (error.retryAfterSeconds ?? 0) * 1000 <= LONGEST_WAIT_MS
  return error instanceof NetworkError || error instanceof TimeoutError
}

/** Wait before the next try in milliseconds: what the server asked for, else 0.5 s, 1 s, … with a fifth of jitter. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null
  if (asked !== null) return asked * 1000
  const base = Math.min(500 * 2 ** failures, LONGEST_WAIT_MS)
  return base * (0.9 + Math.random() * 0.2)
}
