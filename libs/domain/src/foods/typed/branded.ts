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

/** Whether a name is that of a maker or a product: not of the words of the food itself, or those it begins with. */
const isBrandOf = (brand: readonly string[], { name }: Named): boolean => {
  const words = foodWords(name)
  return brand.every((word) => !words.includes(word)) || startsWith(words, brand)
}

const isTasteOf = (word: string, { name }: Named): boolean =>
  TASTED.test(name) && !/\bplain\b/i.test(name) && TASTES.has(word) && !isKind(word)

/** Fewer words than these are the name of too many things: a chocolate shake is no protein shake. Decision [D]. */
const TASTED_FROM_WORDS = 2

/** Finds the food that a name means without its taste: "strawberry protein water", "sugar free lime jello". */
export const tastedMatcher =
  <F extends Named>(match: (name: string) => F | null) =>
  (words: readonly string[]): F | null => {
    const plain = words.filter((word) => !TASTES.has(word))
    if (plain.length === words.length || plain.length < TASTED_FROM_WORDS) return null
    const food = match(plain.join(' '))
    const tastes = words.filter((word) => TASTES.has(word))
    return food && tastes.every((word) => isTasteOf(word, food)) ? food : null
  }

/**
 * Finds the food of a brand that stands with words of the food itself or with a taste: "Lays chips", "Premier Protein
 * cookies and cream". A brand with any other word is another product, and unknown.
 */
export const brandedMatcher = <F extends Named>(
  foods: readonly F[],
): ((words: readonly string[]) => F | null) => {
  const brands = new Map<string, { food: F; words: ReadonlySet<string> } | null>()
  for (const food of foods) {
    const words = new Set([food.name, ...food.aliases].flatMap(foodWords))
    for (const alias of food.aliases) {
      const brand = foodWords(alias)
      if (!isBrandOf(brand, food)) continue
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
