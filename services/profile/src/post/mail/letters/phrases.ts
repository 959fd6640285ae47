import type { Language } from '@gb/domain'
import type { Letter, Paragraph } from './letter.js'
import { phrasesCatalog } from './messages/generated/phrases.js'

/** How every letter ends. */
const SIGNED = 'Gastric Buddy'

/** What several letters say, in one language. */
export type Phrases = (typeof phrasesCatalog)[Language]

/** When something happened and on which browser, in words of the reader. */
export interface Happening {
  at: string
  device: string
}

/**
 * A letter of these words, with a greeting before them and the name below.
 * @param pick its words among those of a catalog
 */
export const letter =
  <A, W extends { readonly subject: string }>(
    catalog: Readonly<Record<Language, A>>,
    pick: (all: A) => W,
    paragraphs: (words: W, phrases: Phrases, language: Language) => readonly Paragraph[],
  ): Letter =>
  (language) => {
    const [words, phrases] = [pick(catalog[language]), phrasesCatalog[language]]
    return {
      language,
      subject: words.subject,
      paragraphs: [phrases.hello, ...paragraphs(words, phrases, language), SIGNED],
    }
  }

/** A label of a browser ("Safari on iPhone") as it is said in a language. */
export const deviceIn = (language: Language, label: string): string => {
  const phrases = phrasesCatalog[language]
  const labels: Readonly<Record<string, string>> = phrases.labels
  const [program = '', system] = label.split(' on ')
  const named = labels[program] ?? program
  return system === undefined ? named : phrases.on({ program: named, system })
}
