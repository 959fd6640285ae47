import { type Written, wordsOf } from '../text.js'

/** Stands before the first sentence of a text, between two and behind the last. */
export const BOUNDARY = '.'
const SHORTENED = 4

/** What the words of a text are read as, in their order, with a boundary around each sentence. */
export const tokensAmong = <Token>(
  words: readonly Written[],
  boundary: Token,
  read: (word: string) => readonly Token[],
): Token[] => {
  const tokens = [boundary]
  for (const { word, begins } of words) {
    if (begins && tokens.at(-1) !== boundary) tokens.push(boundary)
    for (const token of read(word)) tokens.push(token)
  }
  if (tokens.at(-1) !== boundary) tokens.push(boundary)
  return tokens
}

/** The words of a text as they were written, with a boundary around each sentence. */
export const tokensOf = (text: string): string[] => tokensAmong(wordsOf(text), BOUNDARY, (word) => [word])

/** How a word begins, so that its other forms count too; null for a short one. */
export const beginningOf = (word: string): string | null =>
  word.length > SHORTENED ? `${word.slice(0, SHORTENED)}~` : null

/** Two words side by side. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`

/** Stands for any word between two. */
export const ANY_BETWEEN = '_'

/** Two words with any third between them. */
export const apartOf = (first: string, second: string): string => `${first} ${ANY_BETWEEN} ${second}`
