import { NOTHING_DOWN_HOURS, VOMITING_TOO_LONG_HOURS } from '../thresholds/limits-of-care.js'
import type { ConcernId } from './concern.js'
import { messages } from './messages/generated/concerns.en.js'

/** The one rule of vomiting. Every text of the product says it like this, or less. Source: health-rules 9b.5. */
export const VOMITING_HOURS = {
  lasting: VOMITING_TOO_LONG_HOURS,
  nothingStaysDown: NOTHING_DOWN_HOURS,
} as const
/** The rule in words. */
export const VOMITING_RULE = messages.vomiting.rule
/** What is added where days are spoken of. Source: health-rules 9b.5. */
export const VOMITING_COMES_BACK = messages.vomiting.comesBack

/**
 * The words of each concern, in English; the same on every screen, in the report and for whoever answers a message. What a
 * device shows in another language is said by `said.ts`. Source: decision 175.
 */
export const CONCERN_WORDS: Readonly<Record<ConcernId, { readonly title: string; readonly text: string }>> =
  messages.words
