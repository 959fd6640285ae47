import type { StoredDocument, Translation } from '../published/document.repository.js'
import { pairFaults } from './pair-figures.js'
import { leftOverIn, missingIn } from './spoken.js'

/** The figures in which the sentences of a translation differ from the English ones. */
export const figureFaults = (words: Translation['words']): string[] =>
  Object.entries(words).flatMap(([english, said]) => pairFaults(english, said))

/** What is wrong with a translation of a text. */
export const translationFaults = (
  text: Pick<StoredDocument, 'slug' | 'version' | 'body'>,
  words: Translation['words'],
): string[] => [
  ...missingIn(text, words).map((sentence) => `does not say "${sentence}"`),
  ...leftOverIn(text, words).map((sentence) => `says "${sentence}", which the text does not`),
  ...figureFaults(words),
]
