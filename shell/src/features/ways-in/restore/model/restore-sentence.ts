import { ApiError, isApiError } from '@gb/api-client'
import { messages } from '../messages'

/** What the restore box says about a failure. "Check the code" would mislead who only tried too often. */
export function restoreSentence(error: unknown): string {
  if (isApiError(error, 'too_many_requests')) return error.message
  if (error instanceof ApiError) return messages.invalid
  const reason = error instanceof Error ? error.message : String(error)
  return messages.failed(reason.replace(/\.$/, ''))
}
