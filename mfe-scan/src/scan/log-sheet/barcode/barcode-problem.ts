import { isApiError, NetworkError } from '@gb/api-client'
import { messages } from './messages'

const words = messages.problems

/** Why there is no product, in a sentence. What the server says of a code tells more than we could. */
export function productProblem(error: unknown): string {
  if (error instanceof NetworkError) return words.network
  const isExplained = isApiError(
    error,
    'not_found',
    'invalid_input',
    'too_many_requests',
    'provider_failed',
    'provider_timeout',
  )
  return isExplained ? error.message : words.failed
}
