import { insightsPhrases } from '@gb/domain'
import { phraseBook } from '@gb/own-words'

/** What the server says of somebody's figures. */
export const insightBooks = [phraseBook(insightsPhrases)] as const
