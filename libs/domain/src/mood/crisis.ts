import { CRISIS_PHRASES } from './crisis-phrases.js'

const APOSTROPHES = /['’‘‛ʼ′´`]/gu
const INVISIBLE = /\p{Cf}/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
/** "don t", "don;t", "don\"t": whatever stands where the apostrophe belongs. */
const SPLIT_DONT = /(?<= )don t(?= )/gu
/** "kill my self"; not the words that begin with it, such as "it hurt my self-esteem". */
const SPLIT_MYSELF =
  /(?<= )my self(?= (?!(?:belief|confidence|control|doubt|esteem|image|love|respect|worth) ))/gu

/** The words of a text between single spaces, so that a phrase is found only at word borders. */
const wordsOf = (text: string): string => {
  // Twice: to normalize makes an apostrophe of a wide one, and a space and an accent of an acute accent that stands for one.
  const normal = text.replace(APOSTROPHES, '').normalize('NFKC').replace(APOSTROPHES, '')
  const words = normal.toLowerCase().replace(INVISIBLE, '').replace(BETWEEN_WORDS, ' ').trim()
  return ` ${words} `.replace(SPLIT_DONT, 'dont').replace(SPLIT_MYSELF, 'myself')
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
