import type { Food } from '../food.js'
import { foodWords } from '../words.js'
import { isKind } from './kinds.js'

type Named = Pick<Food, 'name' | 'aliases'>

/** Tastes that change little of the figures of a product; never an animal or a nut. Decision [D]. */
const TASTES = new Set(
  `vanilla chocolate strawberry caramel peach berry mixed cherry mint cookie cream banana cinnamon coffee mocha salted lemon
   lime orange mango raspberry blueberry blackberry pumpkin spice birthday cake brownie original coconut pineapple grape
   watermelon fruit punch tropical dark white chip dough smore churro honey maple key flavor flavored fresa vainilla
   lemonade unflavored`.split(/\s+/),
)
/** What is sold in tastes. */
const TASTED =
  /\b(?:shake|bar|powder|yogurt|skyr|water|seltzer|pudding|gelatin|ice cream|cereal|drink|cookie|chips)\b/i

const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length > 1 && beginning.every((word, at) => words[at] === word)

/** Whether a name is that of a maker or a product: not of the words of the food itself, or those it begins with. */
const isBrandOf = (brand: readonly string[], { name }: Named): boolean => {
  const words = foodWords(name)
  return brand.every((word) => !words.includes(word)) || startsWith(words, brand)
}

const isTasteOf = (word: string, { name }: Named): boolean =>
  TASTED.test(name) && !/\bplain\b/i.test(name) && TASTES.has(word) && !isKind(word)

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
