import { ApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { refusalsCatalog } from './messages/generated/refusals'

/**
 * What a person reads of a refusal: in English the server's own sentence, in another language that of its code, since the
 * server speaks English. A part that shows it has `refusalsCatalog` among its words.
 * `refusalInWords` of the entries speaks of an entry in the outbox instead: of what was typed, by the fields kept with it.
 */
export const refusalSentence = (error: Error, language: Language): string =>
  language === 'en' || !(error instanceof ApiError)
    ? error.message
    : refusalsCatalog.in(language).codes[error.code]
