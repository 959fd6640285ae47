import type { Food } from './food.js'
import { foodWords } from './words.js'

/** Ways of cooking and cutting that leave the figures of 100 g about the same. Frying, drying and breading do not. */
export const SAME_FIGURES: ReadonlySet<string> = new Set(
  `cooked grilled roasted roast baked broiled steamed boiled poached seared braised warm cold fresh homemade organic
   ripe drained sliced slice diced chopped cubed cube shredded flaked minced crumbled half piece chunk strip portion
   serving small medium large big tender lean boneless seasoned herb spice seasoning salt salted unsalted lightly side
   garnish`.split(/\s+/),
)

const RAW = 'raw'

type Named = Pick<Food, 'name' | 'aliases'>

/** A key that more than one food has means none of them. */
type Index<F> = Map<string, F | null>

const asWritten = (words: readonly string[]): string => words.join(' ')
const anyOrder = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')
const reduced = (words: readonly string[]): string[] => words.filter((word) => !SAME_FIGURES.has(word))

const add = <F>(index: Index<F>, key: string, food: F): void => {
  if (key === '') return
  index.set(key, index.has(key) && index.get(key) !== food ? null : food)
}

/**
 * Finds the food a name means, or null. Precision first: every word of the name must be accounted for, so that
 * "chicken noodle casserole" is not chicken; only ways of cooking and cutting that leave the figures as they are may be
 * dropped. The order of words counts only where it makes a difference ("milk chocolate", "chocolate milk").
 */
export const foodMatcher = <F extends Named>(foods: readonly F[]): ((name: string) => F | null) => {
  const written: Index<F> = new Map()
  const anyway: Index<F> = new Map()
  const bare: Index<F> = new Map()
  for (const food of foods) {
    for (const name of [food.name, ...food.aliases]) {
      const words = foodWords(name)
      add(written, asWritten(words), food)
      add(anyway, anyOrder(words), food)
      add(bare, anyOrder(reduced(words)), food)
    }
  }
  return (name) => {
    const words = foodWords(name)
    const core = reduced(words)
    const cookedCore = core.filter((word) => word !== RAW)
    const tries: (F | null | undefined)[] = [
      written.get(asWritten(words)),
      anyway.get(anyOrder(words)),
      written.get(asWritten(core)),
      anyway.get(anyOrder(core)),
      bare.get(anyOrder(core)),
      anyway.get(anyOrder(cookedCore)),
    ]
    return tries.find((food) => food) ?? null
  }
}
