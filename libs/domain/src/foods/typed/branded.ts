import type { Food } from '../food.js'
import { foodWords } from '../words.js'
import { isKind } from './kinds.js'
import { TASTES } from './tastes.js'

type Named = Pick<Food, 'name' | 'aliases'>

/** What is sold in tastes. */
const TASTED =
  /\b(?:shake|bar|powder|yogurt|skyr|water|seltzer|pudding|gelatin|ice cream|ice pop|frozen bar|creamer|cereal|drink|cookie|chips)\b/i

const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length > 1 && beginning.every((word, at) => words[at] === word)

/** Whether a name is that of a maker or a product: not of the words of the food itself, those it begins with, or one of its own. */
const isBrandOf = (
  brand: readonly string[],
  { name }: Named,
  isOfOneFood: (word: string) => boolean,
): boolean => {
  const words = foodWords(name)
  return brand.every((word) => !words.includes(word)) || startsWith(words, brand) || brand.some(isOfOneFood)
}

/** Tells the words that are in the names of one food only: "Barebells", "Devotion". */
const wordsOfOneFood = (foods: readonly Named[]): ((word: string) => boolean) => {
  const counts = new Map<string, number>()
  for (const { name, aliases } of foods)
    for (const word of new Set([name, ...aliases].flatMap(foodWords)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => counts.get(word) === 1
}

const isTasteOf = (word: string, { name }: Named): boolean =>
  TASTED.test(name) && !/\bplain\b/i.test(name) && TASTES.has(word) && !isKind(word)

/** Fewer words than these are the name of too many things: a chocolate shake is no protein shake [own]. */
const TASTED_FROM_WORDS = 2

/** The words without one run of tastes, the longest run first. */
const withoutTaste = (words: readonly string[]): { plain: string[]; taste: string[] }[] =>
  words
    .flatMap((_word, from) =>
      words.flatMap((_other, at) => {
        const taste = words.slice(from, at + 1)
        if (taste.length === 0 || !taste.every((word) => TASTES.has(word))) return []
        return [{ plain: [...words.slice(0, from), ...words.slice(at + 1)], taste }]
      }),
    )
    .sort((one, other) => other.taste.length - one.taste.length)

/** Finds the food that a name means without its taste: "strawberry protein water", "sugar free lime jello". */
export const tastedMatcher =
  <F extends Named>(match: (name: string) => F | null) =>
  (words: readonly string[]): F | null => {
    for (const { plain, taste } of withoutTaste(words)) {
      const food = plain.length < TASTED_FROM_WORDS ? null : match(plain.join(' '))
      if (food && taste.every((word) => isTasteOf(word, food))) return food
    }
    return null
  }

/**
 * Finds the food of a brand that stands with words of the food itself or with a taste: "Lays chips", "Premier Protein
 * cookies and cream". A brand with any other word is another product, and unknown.
 */
export const brandedMatcher = <F extends Named>(
  foods: readonly F[],
): ((words: readonly string[]) => F | null) => {
  const isOfOneFood = wordsOfOneFood(foods)
  const brands = new Map<string, { food: F; words: ReadonlySet<string> } | null>()
  for (const food of foods) {
    const words = new Set([food.name, ...food.aliases].flatMap(foodWords))
    for (const alias of food.aliases) {
      const brand = foodWords(alias)
      if (!isBrandOf(brand, food, isOfOneFood)) continue
      const key = brand.join(' ')
      brands.set(key, brands.has(key) && brands.get(key)?.food !== food ? null : { food, words })
    }
  }
  const within = (words: readonly string[], from: number, to: number): F | null => {
    const found = brands.get(words.slice(from, to).join(' '))
    const rest = [...words.slice(0, from), ...words.slice(to)]
    return found && rest.every((word) => found.words.has(word) || isTasteOf(word, found.food))
      ? found.food
      : null
  }
  return (words) => {
    for (let length = words.length - 1; length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const food = within(words, from, from + length)
        if (food) return food
      }
    return null
  }
}
