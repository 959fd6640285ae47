import { ApiError, ProfileChangedError } from '@gb/api-client'
import { CREATE_PROFILE_RETRY } from '@gb/domain'

export interface RetryHooks {
  /** Told before each try but the first: which one it is. */
  onRetry: (attempt: number) => void
}

/**
 * Sends until it got through, three times at most, with the waits of product-rules 9. What the server refuses (4xx) is final
 * at once (product-rules 8). Throws the last error.
 */
export async function sendWithRetries<T>(send: () => Promise<T>, { onRetry }: RetryHooks): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (isFinal(error) || attempt >= CREATE_PROFILE_RETRY.attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, CREATE_PROFILE_RETRY.waitMs(attempt)))
      onRetry(attempt + 1)
    }
  }
}

/** Whether another try cannot help. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ProfileChangedError || (error instanceof ApiError && error.status < 500)
