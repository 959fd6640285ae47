import type { FoodVocabulary } from './vocabulary.js'

/** "egg plant", "pop corn": two words that the table writes as one. */
export const joined = (words: readonly string[], vocabulary: FoodVocabulary): string[][] =>
  words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !vocabulary.has(word + next)) return []
    return [[...words.slice(0, at), word + next, ...words.slice(at + 2)]]
  })
