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

/** Words of an amount or a manner, which change nothing of what a drink is. */
const AMOUNTS = new Set(
  `glass cup can bottle pint shot oz ounce ml cl fl sip half small large big little tall single double cold iced
    chilled frozen draft s one two three four
    five six seven eight ten twelve few couple another 1 2 3 4 5 6 7 8 9 10 12 16 20 una un dos tres cuatro cinco seis copa
    copita vaso tarro de del con botella lata caguama glasses`
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

const holds = (name: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => name.includes(phrase))

/**
 * What the name of a drink tells: alcohol and bubbles, also of a drink typed by hand, of a brand and of what a model
 * named. Nothing of a dish that is cooked with one. Source: health-rules 9b.8.
 */
export const tagsOfName = (name: string): readonly FoodTag[] => {
  const words = foodWords(name)
  const all = ` ${words.join(' ')} `
  const alone = ` ${words.filter((word) => !AMOUNTS.has(word)).join(' ')} `
  if (holds(all, DISHES)) return []
  const tags: FoodTag[] = []
  const rest = LIKE_ALCOHOL.reduce((left, phrase) => left.replaceAll(phrase, ' '), all)
  const isAlcohol = holds(rest, ALCOHOL) || ONLY_ALCOHOL.has(alone)
  if (isAlcohol && !holds(all, NOT_ALCOHOL)) tags.push('alcohol')
  if (holds(all, BUBBLES) || ONLY_BUBBLES.has(alone)) tags.push('carbonated')
  return tags
}
