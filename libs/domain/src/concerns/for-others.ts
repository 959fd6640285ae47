import type { Concern } from './concern.js'
import { inOrder } from './in-order.js'

/**
 * The concerns as somebody else may see them, a clinic or whoever answers a message: what was found in a private text is a
 * low mood there, without a word of the text being told.
 */
export const concernsForOthers = (found: readonly Concern[]): Concern[] =>
  inOrder(found.map(({ id }) => (id === 'crisis_words' ? 'low_mood' : id)))

/** The same for whoever answers a message: what was found in a private text stays with the person. Decision 127. */
export const concernsForOperators = (found: readonly Concern[]): Concern[] =>
  concernsForOthers(found).filter(({ topic }) => topic !== 'words')

/** A concern as one run of sentences. */
export const concernInWords = ({ title, text }: Pick<Concern, 'title' | 'text'>): string =>
  `${title}${/[?.!]$/.test(title) ? '' : '.'} ${text}`
