import { type Language, ratingPhrases, scanPhrases } from '@gb/domain'
import { phraseBook, saidBy } from '@gb/own-words'

/** What the server says of plates and scans: a part that shows it waits for these with its own catalogs. */
export const serverBooks = [phraseBook(ratingPhrases), phraseBook(scanPhrases)] as const

/** A sentence of the server in a language; null where that language does not have it. */
export const saidByServer = (sentence: string, language: Language): string | null =>
  saidBy(serverBooks, sentence, language)
