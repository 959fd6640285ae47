import { slipsBetween } from '../spelling.js'
import { isKind } from './kinds.js'

const VOWELS = /[aeiou]/g
const DOUBLED = /(.)\1+/g
const ONLY_VOWEL = /^[aeiou]$/

/** From how many letters on a word may hold a slip, one at its first letter, and two [own], health-rules 9b.15. */
const LETTERS = { one: 4, first: 6, two: 6, twoByLetters: 7, beginning: 5 } as const

const single = (word: string): string => word.replaceAll(DOUBLED, '$1')

/** What is heard first in a word: its consonants. */
const bones = (word: string): string =>
  single(word).slice(0, 1) + single(word).slice(1).replaceAll(VOWELS, '')

const lettersOf = (word: string): string => Array.from(word).sort().join('')

const isSwap = (one: string, other: string): boolean =>
  one.length === other.length && lettersOf(one) === lettersOf(other)

/** Two words of the same consonants in which one vowel is wrong, dropped or too many. */
const differsInVowels = (one: string, other: string): boolean =>
  !ONLY_VOWEL.test(one) && one[0] === other[0] && bones(one) === bones(other)

const startsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])

/** Whether two words hold the same letters in another order, or the same consonants: as heard, they are one. */
export const soundsAlike = (one: string, other: string): boolean =>
  isSwap(one, other) || (one[0] === other[0] && bones(one) === bones(other))

const oneSlip = (typed: string, known: string): boolean => {
  if (known.length < LETTERS.one) return single(typed) === single(known)
  if (known.length >= LETTERS.first) return true
  if (!startsAlike(typed, known)) return false
  if (known.length > LETTERS.one || !isKind(known)) return true
  // "Man" is no "maní": what somebody leaves out of so short a name stands within it.
  return isSwap(typed, known) || (typed.at(-1) === known.at(-1) && differsInVowels(typed, known))
}

const twoSlips = (typed: string, known: string): boolean => {
  if (known.length < LETTERS.two || typed.length < LETTERS.two - 1 || typed[0] !== known[0]) return false
  const apart = slipsBetween(bones(typed), bones(known))
  if (apart === 0) return true
  if (known.length < LETTERS.twoByLetters) return false
  return !isKind(known) || (apart === 1 && typed.length >= LETTERS.two)
}

/**
 * How many slips of the finger lie between what was typed and a known word, or null when it can hardly be meant. Stricter
 * for names of animals and nuts, of which a wrong one does harm, and for short words, which have many neighbors.
 */
export const slipsTo = (typed: string, known: string): number | null => {
  if (Math.abs(typed.length - known.length) > 2) return null
  const slips = slipsBetween(typed, known)
  if (slips === 0) return 0
  if (slips === 1) return oneSlip(typed, known) ? 1 : null
  // A word that was not written to its end has one slip, not two: "chick" is no nearer to "chuck" than to "chicken".
  if (typed.length >= LETTERS.beginning && known.startsWith(typed)) return 1
  return slips === 2 && twoSlips(typed, known) ? 2 : null
}

/** The known words that a mistyped word may mean, nearest first, at most `limit`. */
export const nearestWords = (word: string, known: readonly string[], limit: number): string[] =>
  known
    .flatMap((candidate) => {
      const slips = slipsTo(word, candidate)
      return slips === null ? [] : [{ candidate, slips }]
    })
    .sort((one, other) => one.slips - other.slips || one.candidate.localeCompare(other.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
