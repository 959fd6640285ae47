import type { Language } from '@gb/domain'
import type { StoredDocument, Translation } from '../published/document.repository.js'
import { parseDocument } from '../shapes/parse-document.js'
import { withWords } from '../shapes/said.js'
import { STORED_SHAPES } from '../shapes/stored-shapes.js'

/** A text and the language that it is in. */
export interface SpokenDocument extends StoredDocument {
  language: Language
}

type Text = Pick<StoredDocument, 'slug' | 'version' | 'body'>

const instanceOf = ({ slug, version, body }: Text): object =>
  parseDocument<object>(STORED_SHAPES[slug], `${slug} ${version}`, body)

/** A figure alone is the same in every language. */
const NEEDS_WORDS = /\p{L}/u

/** Every sentence of a text, in its order, each once. */
export const sentencesIn = (document: Text): string[] => {
  const found = new Set<string>()
  withWords(instanceOf(document), (words) => {
    if (NEEDS_WORDS.test(words)) found.add(words)
    return words
  })
  return [...found]
}

/** The sentences of a text that a translation does not say. */
export const missingIn = (document: Text, words: Translation['words']): string[] =>
  sentencesIn(document).filter((sentence) => !Object.hasOwn(words, sentence))

/** What a translation says that stands in the text no more. */
export const leftOverIn = (document: Text, words: Translation['words']): string[] => {
  const sentences = new Set(sentencesIn(document))
  return Object.keys(words).filter((sentence) => !sentences.has(sentence))
}

/**
 * A text in the language of its translation. Where one sentence has none, all of it is in English: what changed since may be
 * what matters, and two languages are never mixed. Source: decision 153.
 */
export const spoken = (document: StoredDocument, translation: Translation | null): SpokenDocument => {
  if (translation === null || missingIn(document, translation.words).length > 0)
    return { ...document, language: 'en' }
  const { language, words } = translation
  return { ...document, language, body: withWords(instanceOf(document), (said) => words[said] ?? said) }
}
