import { eitherOf } from '../language/formats.js'
import type { Language } from '../language/language.js'

/**
 * Sentences of the server in another language, by their English ones. `{name}` stands in both for what is filled in.
 * Source: decision 161.
 */
export type Phrases = Readonly<Record<string, string>>

const SLOT = /\{(\w+)\}/gu
/** How English lists what may be chosen from: "a, b or c". */
const OR = /, | or /u

interface Template {
  readonly english: string
  readonly pattern: RegExp
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const patternOf = (english: string): RegExp => {
  // Each second part is the name of what is filled in.
  const parts = english.split(SLOT).map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  return new RegExp(`^${parts.join('')}$`, 'su')
}

/** The longest first: it says most of what stands around what is filled in. */
const templatesOf = (phrases: Phrases): readonly Template[] =>
  Object.keys(phrases)
    .filter((english) => english.search(SLOT) >= 0)
    .toSorted((a, b) => b.replaceAll(SLOT, '').length - a.replaceAll(SLOT, '').length)
    .map((english) => ({ english, pattern: patternOf(english) }))

const made = new WeakMap<Phrases, readonly Template[]>()

const templatesIn = (phrases: Phrases): readonly Template[] => {
  const known = made.get(phrases)
  if (known !== undefined) return known
  const templates = templatesOf(phrases)
  made.set(phrases, templates)
  return templates
}

/** The phrase that a sentence of the server is one of, and what it is filled in with; null where there is none. */
export const phraseOf = (
  sentence: string,
  phrases: Phrases,
): { readonly english: string; readonly filled: Readonly<Record<string, string>> } | null => {
  if (Object.hasOwn(phrases, sentence)) return { english: sentence, filled: {} }
  for (const { english, pattern } of templatesIn(phrases)) {
    const found = pattern.exec(sentence)
    if (found !== null) return { english, filled: { ...found.groups } }
  }
  return null
}

/** What is filled in: words that the book knows, one or several to choose from; else as it stands, like a name or a number. */
const filledIn = (value: string, phrases: Phrases, language: Language): string => {
  const known = (words: string) => (Object.hasOwn(phrases, words) ? phrases[words] : undefined)
  const all = known(value) === undefined ? value.split(OR).map(known) : [known(value)]
  const said = all.flatMap((words) => words ?? [])
  return said.length === all.length ? eitherOf(said, language) : value
}

/**
 * What the server said in English, in the language of a book; null where the book does not have it.
 * @param phrases  those of the language
 */
export const saidIn = (sentence: string, phrases: Phrases, language: Language): string | null => {
  const phrase = phraseOf(sentence, phrases)
  if (phrase === null) return null
  return (phrases[phrase.english] ?? sentence).replaceAll(SLOT, (slot, name: string) => {
    const value = phrase.filled[name]
    return value === undefined ? slot : filledIn(value, phrases, language)
  })
}
