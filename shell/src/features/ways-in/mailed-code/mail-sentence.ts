import { ApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { mailedCodeCatalog } from './messages/generated/mailed-code'

/** What a failed step of a confirmation by mail says: the server's own words, which are the same for every reason. */
export const mailSentence = (error: unknown, language: Language = 'en'): string =>
  error instanceof ApiError && error.status < 500
    ? refusalSentence(error, language)
    : mailedCodeCatalog.in(language).failed
