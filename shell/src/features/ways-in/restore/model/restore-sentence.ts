import { ApiError, isApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { refusalSentence } from '../../../../shared/refusals/refusal-sentence'
import { restoreCatalog } from '../messages/generated/restore'

/** What the restore box says about a failure. "Check the code" would mislead who only tried too often. */
export function restoreSentence(error: unknown, language: Language = 'en'): string {
  const messages = restoreCatalog.in(language)
  if (isApiError(error, 'too_many_requests')) return refusalSentence(error, language)
  if (error instanceof ApiError) return messages.invalid
  const reason = error instanceof Error ? error.message : String(error)
  return messages.failed({ message: reason.replace(/\.$/, '') })
}
