import { ApiError } from '@gb/api-client'
import { kitPhrases, type Language, profilePhrases, sheetPhrases } from '@gb/domain'
import { phraseBook, saidBy } from '@gb/own-words'
import { refusalsCatalog } from './messages/generated/refusals'

const refusalBooks = [phraseBook(kitPhrases), phraseBook(profilePhrases)] as const
const ofSheets = phraseBook(sheetPhrases)

/** What a part that shows refusals of the server waits for, with its own catalogs. */
export const refusalCatalogs = [refusalsCatalog, ...refusalBooks] as const
/** The same, where a clinic's sheet is read. */
export const sheetCatalogs = [...refusalCatalogs, ofSheets] as const

/** A sentence of the server in a language; null where that language does not have it, or its words have not come. */
export const saidByServer = (sentence: string, language: Language): string | null =>
  saidBy([...refusalBooks, ofSheets], sentence, language)

/**
 * What a person reads of a refusal: the server's own sentence, and that of its code where a language does not have it. A part that
 * shows it has `refusalCatalogs` among its words. Source: decision 161.
 * `refusalInWords` of the entries speaks of an entry in the outbox instead: of what was typed, by the fields kept with it.
 */
export const refusalSentence = (error: Error, language: Language): string =>
  saidByServer(error.message, language) ??
  (error instanceof ApiError ? refusalsCatalog.in(language).codes[error.code] : error.message)
