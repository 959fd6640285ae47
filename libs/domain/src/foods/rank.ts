import type { Food } from './food.js'
import { foodWords } from './words.js'

type Ranked = Pick<Food, 'name' | 'aliases' | 'source'>

// How much each fact about a hit counts; the order of the examples in the tests depends on them [own].
const POINTS = {
  sameName: 40,
  sameAlias: 32,
  sameWord: 10,
  beginsWord: 6,
  firstWord: 4,
  ownTable: 5,
  eachFurtherWord: -0.6,
} as const

const wordPoints = (asked: string, words: readonly string[]): number => {
  const at = words.indexOf(asked)
  if (at >= 0) return POINTS.sameWord + (at === 0 ? POINTS.firstWord : 0)
  const begins = words.findIndex((word) => word.startsWith(asked))
  if (begins < 0) return 0
  return POINTS.beginsWord + (begins === 0 ? POINTS.firstWord / 2 : 0)
}

const namePoints = (asked: readonly string[], words: readonly string[], same: number): number =>
  asked.reduce((sum, word) => sum + wordPoints(word, words), 0) +
  (words.length === asked.length && asked.every((word) => words.includes(word)) ? same : 0) +
  POINTS.eachFurtherWord * words.length

const pointsOf = (asked: readonly string[], food: Ranked): number =>
  Math.max(
    namePoints(asked, foodWords(food.name), POINTS.sameName),
    ...food.aliases.map((alias) => namePoints(asked, foodWords(alias), POINTS.sameAlias)),
  ) + (food.source === 'own' ? POINTS.ownTable : 0)

/**
 * Foods in the order a person expects: the same name or another name of it first, then whole words before beginnings,
 * the product's own foods before imported ones, short names before long ones.
 * @param asked words of `foodWords`
 */
export const rankFoods = <F extends Ranked>(asked: readonly string[], foods: readonly F[]): F[] =>
  foods
    .map((food) => ({ food, points: pointsOf(asked, food) }))
    .sort((one, other) => other.points - one.points || one.food.name.localeCompare(other.food.name))
    .map(({ food }) => food)
