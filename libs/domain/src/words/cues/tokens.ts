import { wordsOf } from '../text.js'

/** Stands before the first sentence of a text, between two and behind the last. */
export const BOUNDARY = '.'
const SHORTENED = 4

/** The words of a text in their order, with a boundary around each sentence. */
export const tokensOf = (text: string, read: (word: string) => readonly string[]): string[] => {
  const tokens = [BOUNDARY]
  for (const { word, begins } of wordsOf(text)) {
    if (begins && tokens.at(-1) !== BOUNDARY) tokens.push(BOUNDARY)
    tokens.push(...read(word))
  }
  if (tokens.at(-1) !== BOUNDARY) tokens.push(BOUNDARY)
  return tokens
}

/** How a word begins, so that its other forms count too; null for a short one. */
export const beginningOf = (word: string): string | null =>
  word.length > SHORTENED ? `${word.slice(0, SHORTENED)}~` : null

/** Two words side by side. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`

/** Stands for any word between two. */
export const ANY_BETWEEN = '_'

/** Two words with any third between them. */
export const apartOf = (first: string, second: string): string => `${first} ${ANY_BETWEEN} ${second}`
