import type { FoodTag } from '../foods/tags.js'
import { foodWords } from '../foods/words.js'
import {
  ALCOHOL_ALONE,
  ALCOHOL_NAMES,
  BUBBLE_NAMES,
  BUBBLES_ALONE,
  DISH_WORDS,
  NOT_ALCOHOL_NAMES,
  SOUNDS_LIKE_ALCOHOL,
} from './drink-names.js'
import { isLongName, meantWords } from './slipped-names.js'

/** Words of an amount or a manner, which change nothing of what a drink is. */
const AMOUNTS = new Set(
  `glass cup can bottle pint shot oz ounce ml cl fl sip half small large big little tall single double cold iced
    chilled frozen draft s one two three four
    five six seven eight ten twelve few couple another 1 2 3 4 5 6 7 8 9 10 12 16 20 una un dos tres cuatro cinco seis copa
    copita vaso tarro de del con bien helada helado botella lata caguama glasses`
    .split(/\s+/)
    .flatMap(foodWords),
)

const phrasesOf = (text: string): readonly string[] =>
  text.split(',').flatMap((name) => {
    const words = foodWords(name)
    return words.length === 0 ? [] : [` ${words.join(' ')} `]
  })

const ALCOHOL = phrasesOf(ALCOHOL_NAMES)
const BUBBLES = phrasesOf(BUBBLE_NAMES)
const NOT_ALCOHOL = phrasesOf(NOT_ALCOHOL_NAMES)
const LIKE_ALCOHOL = phrasesOf(SOUNDS_LIKE_ALCOHOL)
const DISHES = phrasesOf(DISH_WORDS)
const ONLY_ALCOHOL = new Set(phrasesOf(ALCOHOL_ALONE))
const ONLY_BUBBLES = new Set(phrasesOf(BUBBLES_ALONE))

const ALL_NAMES = [ALCOHOL, BUBBLES, NOT_ALCOHOL, LIKE_ALCOHOL, DISHES, [...ONLY_ALCOHOL], [...ONLY_BUBBLES]]
const WORDS_OF_NAMES = ALL_NAMES.flat().flatMap((name) => name.trim().split(' '))
let meant: ((word: string) => string) | undefined

const holds = (name: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => name.includes(phrase))

const nameOf = (words: readonly string[]): string => ` ${words.join(' ')} `

/** The names of a list that a name holds, or is but for its amounts. */
const isOf = (
  words: readonly string[],
  all: string,
  anywhere: readonly string[],
  alone: ReadonlySet<string>,
) => holds(all, anywhere) || alone.has(nameOf(words.filter((word) => !AMOUNTS.has(word))))

const isAlcoholIn = (words: readonly string[], names = ALCOHOL, alone: ReadonlySet<string> = ONLY_ALCOHOL) =>
  isOf(
    words,
    LIKE_ALCOHOL.reduce((left, phrase) => left.replaceAll(phrase, ' '), nameOf(words)),
    names,
    alone,
  )

const LONG = {
  alcohol: ALCOHOL.filter(isLongName),
  onlyAlcohol: new Set([...ONLY_ALCOHOL].filter(isLongName)),
  bubbles: BUBBLES.filter(isLongName),
  onlyBubbles: new Set([...ONLY_BUBBLES].filter(isLongName)),
}

/** A name as it was probably meant, where a word of it is one slip from one of a drink. */
const meantBy = (words: readonly string[]): readonly string[] => {
  meant ??= meantWords(WORDS_OF_NAMES)
  return words.map(meant)
}

/**
 * What the name of a drink tells: alcohol and bubbles, also of a drink typed by hand, of a brand and of what a model
 * named; one slip in a long name is forgiven. Nothing of a dish that is cooked with one. Source: health-rules 9b.8.
 */
export const tagsOfName = (name: string): readonly FoodTag[] => {
  const words = foodWords(name)
  const slipped = meantBy(words)
  const all = nameOf(words)
  if (holds(all, DISHES) || holds(nameOf(slipped), DISHES)) return []
  const tags: FoodTag[] = []
  const isAlcohol = isAlcoholIn(words) || isAlcoholIn(slipped, LONG.alcohol, LONG.onlyAlcohol)
  if (isAlcohol && !holds(all, NOT_ALCOHOL) && !holds(nameOf(slipped), NOT_ALCOHOL)) tags.push('alcohol')
  const hasBubbles =
    isOf(words, all, BUBBLES, ONLY_BUBBLES) || isOf(slipped, nameOf(slipped), LONG.bubbles, LONG.onlyBubbles)
  if (hasBubbles) tags.push('carbonated')
  return tags
}
