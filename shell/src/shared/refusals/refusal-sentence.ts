import { ApiError } from '@gb/api-client'
import { kitPhrases, type Language, type Phrases, profilePhrases, saidIn, sheetPhrases } from '@gb/domain'
import { catalog } from '@gb/entries'
import { refusalsCatalog } from './messages/generated/refusals'

// English is what the server said: nobody downloads it twice.
const ofKit = catalog<Phrases | null>(null, kitPhrases)
const ofProfile = catalog<Phrases | null>(null, profilePhrases)
const ofSheets = catalog<Phrases | null>(null, sheetPhrases)

/** What a part that shows refusals of the server waits for, with its own catalogs. */
export const refusalCatalogs = [refusalsCatalog, ofKit, ofProfile] as const
/** The same, where a clinic's sheet is read. */
export const sheetCatalogs = [...refusalCatalogs, ofSheets] as const

/** A sentence of the server in a language; null where that language does not have it, or its words have not come. */
export function saidByServer(sentence: string, language: Language): string | null {
  if (language === 'en') return sentence
  for (const { in: inLanguage } of [ofKit, ofProfile, ofSheets]) {
    const phrases = inLanguage(language)
    const said = phrases === null ? null : saidIn(sentence, phrases, language)
    if (said !== null) return said
  }
  return null
}

/**
 * What a person reads of a refusal: the server's own sentence, and that of its code where a language does not have it. A part that
 * shows it has `refusalCatalogs` among its words. Source: decision 161.
 * `refusalInWords` of the entries speaks of an entry in the outbox instead: of what was typed, by the fields kept with it.
 */
export const refusalSentence = (error: Error, language: Language): string =>
  saidByServer(error.message, language) ??
  (error instanceof ApiError ? refusalsCatalog.in(language).codes[error.code] : error.message)
