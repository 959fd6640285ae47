import { ApiError, NetworkError, TimeoutError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { myDataCatalog } from '../messages/generated/my-data'

/** What a failed step says: the server's own words where it gave a reason. */
export const myDataSentence = (error: unknown, language: Language = 'en'): string =>
  error instanceof ApiError && error.status < 500
    ? refusalSentence(error, language)
    : myDataCatalog.in(language).failed

/** What a failed import says. Without an answer some of the file may be in: it was asked for, and taken row by row. */
export const importSentence = (error: unknown, language: Language = 'en'): string => {
  if (error instanceof ApiError && error.code === 'try_again_later') return refusalSentence(error, language)
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return myDataCatalog.in(language).import.broken
  return myDataSentence(error, language)
}
