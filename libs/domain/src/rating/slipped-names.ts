import { slipsBetween, spellingsOf } from '../foods/spelling.js'

/** Shorter words are too near to words of food: "beer" and "beet" [own]. */
const SHORTEST_WORD = 5
/** A name is forgiven a slip when a word alone, or several together, are so long [own]. */
const LONG_WORD = 7
const LONG_NAME = 9

/** Words that are one slip from a drink and are something else: margarine, cherries, calcium carbonate. */
const OTHER_WORDS = new Set('margarina cereza carbonate whisked sangra martin sangrita cachapa'.split(' '))

/** Whether a name is long enough for one slip in it to say no other name. */
export const isLongName = (name: string): boolean => {
  const words = name.trim().split(' ')
  return words.join('').length >= (words.length === 1 ? LONG_WORD : LONG_NAME)
}

/** Doubled letters are put in the wrong place more than any other: "prosseco". */
const undoubled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')

/** What was meant by a word that is one slip from one of these; the first letter is seldom wrong. */
export const meantWords = (known: Iterable<string>): ((word: string) => string) => {
  const words = new Set(known)
  const near = new Map<string, Set<string>>()
  for (const word of words) {
    if (word.length < SHORTEST_WORD) continue
    for (const spelling of [undoubled(word), ...spellingsOf(word)])
      near.set(spelling, (near.get(spelling) ?? new Set()).add(word))
  }
  return (word) => {
    if (words.has(word) || OTHER_WORDS.has(word)) return word
    const plain = undoubled(word)
    const found = [plain, ...spellingsOf(word)].flatMap((spelling) => [...(near.get(spelling) ?? [])])
    const isSlip = (other: string) => undoubled(other) === plain || slipsBetween(word, other) === 1
    return found.find((other) => other[0] === word[0] && isSlip(other)) ?? word
  }
}
