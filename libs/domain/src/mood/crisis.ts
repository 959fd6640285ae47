import { crisisFamilies } from '../words/index.js'
import type { SupportEntry, ToldEntry } from './support.js'

/**
 * Whether a text has words of self-harm or suicide. It works on the device, offline; the text goes nowhere.
 * For every free text: journal, gratitude, challenges, victories, notes of weights and vitamins, the check-in message.
 * Source: health-rules 8.2, 9b.1.
 */
export const hasCrisisWords = (text: string): boolean => crisisFamilies(text).length > 0

/** An entry for `moodSupport`, its texts read here. */
export const readForCrisis = ({ texts, ...facts }: ToldEntry): SupportEntry => ({
  ...facts,
  tellsOfCrisis: () => texts.some(hasCrisisWords),
})
