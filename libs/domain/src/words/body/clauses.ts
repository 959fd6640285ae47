// Texts in lower case and without accents, in their sentences and clauses. What is told of somebody else ends where a clause ends.

/** Where a sentence ends; not the point of "39.5". */
export const SENTENCE_END = /(?<!\.)\.(?![.\d])[.!?]*|[!?;\n]+/gu
export const CLAUSE_END = /,(?!\d)|[:()\u2013\u2014]+|\.\.+| - | (?=but |then |now |pero )/gu
/** After somebody else, where whoever writes begins: "the dog is barking and my chest is crushing". */
export const WRITER_BEGINS = / (?=(?:and|y) (?:i|im|ive|my|me|mi|yo) )/gu

const BETWEEN_WORDS = /[^a-z0-9]+/g

/** Parts with what ends each; together they are the text. */
export const partsOf = (text: string, end: RegExp): string[] => {
  const parts: string[] = []
  let from = 0
  for (const { 0: stop, index } of text.matchAll(end)) {
    parts.push(text.slice(from, index + stop.length))
    from = index + stop.length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** In plain words, each with a blank before and behind. */
export const saidIn = (text: string): string => ` ${text.replaceAll(BETWEEN_WORDS, ' ').trim()} `

/** What stands between two stops: as words, each with a blank before and behind, and as it was written, with what ends it. */
export interface Clause {
  readonly said: string
  readonly text: string
}

/** The sentences of a text, in their order. */
export const sentencesOf = (text: string): readonly Clause[] =>
  partsOf(text, SENTENCE_END).map((part) => ({ text: part, said: saidIn(part) }))

/** One of these as whole words of what is said; alternatives stand between commas. */
export const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(` (?:${words.flatMap((line) => line.split(/,\s*/)).join('|')}) `)
