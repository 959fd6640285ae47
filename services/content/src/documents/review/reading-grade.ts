const VOWEL_GROUPS = /[aeiouy]{1,2}/g
const SILENT_ENDING = /(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/
const SENTENCE_END = /[.!?]+(?=\s|$)/
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,]*/gu

/** Syllables of one English word by its vowel groups; a number or a short word counts as one. */
export const syllables = (word: string): number => {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const sounded = letters.replace(SILENT_ENDING, '').replace(/^y/, '')
  return Math.max(1, sounded.match(VOWEL_GROUPS)?.length ?? 0)
}

/**
 * Flesch–Kincaid grade level (US school years) of some texts taken together; each text ends a sentence.
 * Source of the weights: Kincaid et al. 1975. Throws RangeError when there is no word.
 */
export const readingGrade = (texts: readonly string[]): number => {
  const sentences = texts.flatMap((text) => text.split(SENTENCE_END)).filter((part) => /\p{L}/u.test(part))
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? [])
  if (words.length === 0) throw new RangeError('no words to grade')
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllableCount / words.length) - 15.59
}

const NOT_PROSE = new Set(['source', 'review_date', 'image', 'last_updated', 'contact_email', 'author'])

/** The whole sentences under a value. Lists of short items count like sentences would, so they are left out. */
export const gradedSentences = (value: unknown, key = ''): string[] => {
  if (NOT_PROSE.has(key)) return []
  if (typeof value === 'string') return /[.!?]$/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => gradedSentences(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => gradedSentences(inner, name))
}
