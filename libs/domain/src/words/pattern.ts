/**
 * A phrase as data. Words stand one after the other:
 * - `kill|end` one of these, `{want}` one of a named group, `to?` may be absent, `^in|on` any other word
 *   (after a gap: none of these in the gap either; `^in?` takes no word, it only looks; first of all: none of these just before, `~3 ^told` among the last four),
 * - `~` before a word: up to two others may stand between, `~4`: up to four; never a "not", never another sentence.
 * - `#` is any number.
 *
 * A phrase that begins with `&8` asks for its words in any order, none further than eight words from the first named,
 * all in one sentence.
 */
export type Phrase = string

/** Groups of words that phrases share: name to words with `|` between them. */
export type Groups = Readonly<Record<string, string>>

/** One place in a phrase. */
export interface Place {
  readonly words: readonly string[]
  /** Any word but these. */
  readonly isOther: boolean
  readonly isOptional: boolean
  /** How many other words may stand before it. */
  readonly gap: number
}

const USUAL_GAP = 2

const GROUP = /\{(\w+)\}/gu
const ANY_ORDER = /^&(\d+) /u

const wordsIn = (alternatives: string, groups: Groups): string[] => {
  const open = alternatives.replace(GROUP, (_group, name: string) => {
    const group = groups[name]
    if (group === undefined) throw new Error(`There is no group of words ${name}.`)
    return wordsIn(group, groups).join('|')
  })
  return open.split('|')
}

/** How far from its first word the others of a phrase may stand in any order; null where the order counts. */
export const nearnessOf = (phrase: Phrase): number | null => {
  const words = ANY_ORDER.exec(phrase)?.[1]
  return words === undefined ? null : Number(words)
}

/** Reads a phrase. */
export const placesOf = (phrase: Phrase, groups: Groups): Place[] => {
  const places: Place[] = []
  let gap = 0
  for (const part of phrase.replace(ANY_ORDER, '').split(' ')) {
    if (part.startsWith('~')) {
      gap = part === '~' ? USUAL_GAP : Number(part.slice(1))
      continue
    }
    const isOther = part.startsWith('^')
    const isOptional = part.endsWith('?')
    const words = part.slice(isOther ? 1 : 0, isOptional ? -1 : undefined)
    places.push({ words: wordsIn(words, groups), isOther, isOptional, gap })
    gap = 0
  }
  return places
}
