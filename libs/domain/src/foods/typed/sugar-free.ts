import type { Food } from '../food.js'

type Sugared = Partial<Pick<Food, 'per100g' | 'tags'>>

/** How it is said of a thing that it has no sugar, as words of `foodWords`. */
const MARKS: readonly (readonly string[])[] = [['sugar', 'free'], ['diet'], ['zero'], ['unsweetened']]

/** A food of no more sugar than this in 100 g, as in milk, has none added where it is no sweet [own], health-rules 9b.15. */
const SUGARLESS_AT_MOST_G = 5

/** Another way to say that a name is that of a thing without sugar. */
export interface SugarFreeWay {
  readonly words: readonly string[]
  /** Whether nothing is left of it: then the food itself must have no sugar to speak of. */
  readonly isDropped: boolean
}

const placeOf = (words: readonly string[], mark: readonly string[]): number =>
  words.findIndex((_word, at) => mark.every((word, index) => words[at + index] === word))

/** "Zero jello" as "sugar free jello", "sugar free applesauce" as "unsweetened applesauce", at last without the mark. */
export const sugarFreeWays = (words: readonly string[]): readonly SugarFreeWay[] =>
  MARKS.flatMap((mark) => {
    const at = placeOf(words, mark)
    if (at < 0 || words.length === mark.length) return []
    const rest = (said: readonly string[]) => [
      ...words.slice(0, at),
      ...said,
      ...words.slice(at + mark.length),
    ]
    const others = MARKS.filter((other) => other !== mark)
    return [
      ...others.map((other) => ({ words: rest(other), isDropped: false })),
      { words: rest([]), isDropped: true },
    ]
  })

/** Whether a food has no sugar added, so that its name needs no mark for it. */
export const isSugarless = ({ per100g, tags = [] }: Sugared): boolean =>
  per100g !== undefined &&
  per100g.sugarG !== null &&
  per100g.sugarG <= SUGARLESS_AT_MOST_G &&
  !tags.includes('sweets')
