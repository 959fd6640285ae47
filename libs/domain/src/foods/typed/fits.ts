import type { Food } from '../food.js'
import { foodWords } from '../words.js'
import { kindsOf, NUT } from './kinds.js'

type Named = Pick<Food, 'name' | 'aliases'>

const wordsOf = ({ name, aliases }: Named): Set<string> => new Set([name, ...aliases].flatMap(foodWords))

const shareOne = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((kind) => other.has(kind))

/**
 * Whether a food that was found by beginnings of words may be offered. One that has every word whole is what was asked
 * for. Of the others, "ham" is not offered hamburger, and "pea" not peanut.
 * @param asked words of `foodWords`
 * @param isWord whether a word is one of the table's, not the beginning of one
 */
export const fitsBeginnings = (
  asked: readonly string[],
  food: Named,
  isWord: (word: string) => boolean,
): boolean => {
  const words = wordsOf(food)
  const begun = asked.filter((word) => !words.has(word))
  if (begun.length === 0) return true
  const [wanted, has] = [kindsOf(asked), kindsOf([...words])]
  if (wanted.size > 0 && has.size > 0 && !shareOne(wanted, has)) return false
  return !begun.some(isWord) || has.size === 0 || shareOne(wanted, has)
}

/**
 * Whether a food that has only some of the words may be offered: it holds no animal and no nut that was not asked for,
 * and where one was asked for, that one.
 * @param asked words of `foodWords`
 */
export const fitsPartly = (asked: readonly string[], food: Named): boolean => {
  // "Corn nuts" are no nuts: the word alone says nothing about which.
  const wanted = new Set([...kindsOf(asked)].filter((kind) => kind !== NUT))
  const has = kindsOf([...wordsOf(food)])
  if (![...has].every((kind) => wanted.has(kind))) return false
  return wanted.size === 0 || has.size > 0
}
