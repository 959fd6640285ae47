import { CRISIS_PHRASES } from './crisis-phrases.js'

const APOSTROPHES = /['’‘‛ʼ′´`]/gu
const INVISIBLE = /\p{Cf}/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu

/** The words of a text between single spaces, so that a phrase is found only at word borders. */
const wordsOf = (text: string): string => {
  const spelled = text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '').replace(APOSTROPHES, '')
  return ` ${spelled.replace(BETWEEN_WORDS, ' ').trim()} `
}

/**
 * Whether a text has words of self-harm or suicide. It works on the device, offline; the text goes nowhere.
 * For every free text: journal, gratitude, challenges, victories, notes of weights and vitamins, the check-in message.
 * Source: clinical rules 8.2.
 */
export const hasCrisisWords = (text: string): boolean => {
  const words = wordsOf(text)
  return CRISIS_PHRASES.some((phrase) => words.includes(` ${phrase} `))
}
