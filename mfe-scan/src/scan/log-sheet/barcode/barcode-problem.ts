import { isApiError, NetworkError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { saidByServer } from '../../../shared/speech/server-speech'
import { barcodeCatalog } from './messages/generated/barcode'

/**
 * Why there is no product, in a sentence. What the server says of a code tells more than we could; where a language does not
 * have that, it has a general one.
 */
export function productProblem(error: unknown, language: Language): string {
  const words = barcodeCatalog.in(language).problems
  if (error instanceof NetworkError) return words.network
  const isExplained = isApiError(
    error,
    'not_found',
    'invalid_input',
    'too_many_requests',
    'provider_failed',
    'provider_timeout',
  )
  return (isExplained ? saidByServer(error.message, language) : null) ?? words.failed
}
