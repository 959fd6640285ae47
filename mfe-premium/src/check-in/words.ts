import { checkInPhrases } from '@gb/domain'
import { phraseBook } from '@gb/own-words'
import { kitBook } from '../shared/failure'

/** What the server says of a message. */
export const checkInBooks = [phraseBook(checkInPhrases), kitBook] as const
