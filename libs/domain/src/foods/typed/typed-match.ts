import type { Food } from '../food.js'
import { foodMatcher } from '../match.js'
import { foodWords } from '../words.js'
import { brandedMatcher, tastedMatcher } from './branded.js'
import { withoutFillers } from './fillers.js'
import { withMakersMeant } from './makers-meant.js'
import { joined } from './joined.js'
import { isKindNotSaid } from './kind-not-said.js'
import { isSugarless, sugarFreeWays } from './sugar-free.js'
import { isWithoutBread, wordsLeft } from './without-bread.js'
import type { FoodVocabulary, Meaning } from './vocabulary.js'

/** A name of more words than this is no slip but a sentence. */
const MAX_WORDS = 8
/** Ways to read a name that are tried at most: 3 meanings of 4 mistyped words. */
const MAX_READINGS = 81

type Named = Pick<Food, 'name' | 'aliases'> & Partial<Pick<Food, 'per100g' | 'tags'>>
interface Reading {
  readonly words: readonly string[]
  readonly slips: number
}

const continued = (readings: readonly Reading[], meanings: readonly Meaning[]): Reading[] =>
  readings.flatMap((reading) =>
    meanings.map(({ words, slips }) => ({
      words: [...reading.words, ...words],
      slips: reading.slips + slips,
    })),
  )

/** Every way to read the words, those with the fewest slips first; none when one word means nothing. */
const readingsOf = (words: readonly string[], vocabulary: FoodVocabulary): Reading[] => {
  let readings: Reading[] = [{ words: [], slips: 0 }]
  for (const word of words) {
    const meanings = vocabulary.meaningsOf(word)
    if (meanings.length === 0) return []
    readings = continued(readings, meanings).slice(0, MAX_READINGS)
  }
  return readings.sort((one, other) => one.slips - other.slips)
}

/** The one food that the readings with the fewest slips mean; null when they mean several, or one whose kind is not said. */
const bestOf = <F>(readings: readonly Reading[], match: (name: string) => F | null): F | null => {
  const found = readings.flatMap(({ words, slips }) => {
    const food = match(words.join(' '))
    if (food === null) return []
    return [{ food: isKindNotSaid(words) ? null : food, slips }]
  })
  const fewest = found.filter(({ slips }) => slips === found[0]?.slips).map(({ food }) => food)
  return new Set(fewest).size === 1 ? (fewest[0] ?? null) : null
}

/**
 * Finds the food that a typed name means, or null: as `foodMatcher`, and beyond it without the words that say whose it
 * is, with one or two letters wrong in a word, and with a space too many or too few. What has a word that nobody knows
 * is unknown: "goat curry" is never another animal's curry. What has no sugar by one wording has none by any other, and
 * what may have some or none, as jello, is not guessed.
 */
export const typedFoodMatcher = <F extends Named>(
  foods: readonly F[],
  vocabulary: FoodVocabulary,
): ((name: string) => F | null) => {
  const match = foodMatcher(foods)
  const branded = brandedMatcher(foods)
  const tasted = tastedMatcher(match)
  const productOf = (words: readonly string[]): F | null => branded(words) ?? tasted(words)
  const read = (asTyped: readonly string[]): F | null => {
    const known = match(asTyped.join(' '))
    if (known !== null || asTyped.length === 0 || asTyped.length > MAX_WORDS) return known
    const words = withoutFillers(asTyped)
    const together = [words, ...joined(words, vocabulary)]
    const plainly = together.map((way) => match(way.join(' '))).find((food) => food !== null)
    if (plainly) return plainly
    const product = branded(asTyped) ?? productOf(words)
    if (product) return product
    for (const way of [...together, asTyped]) {
      const food = bestOf(readingsOf(way, vocabulary), match)
      if (food !== null) return food
    }
    const ways = together.flatMap((way) => readingsOf(way, vocabulary))
    return bestOf(ways, (reading) => {
      const said = reading.split(' ')
      return productOf(said) ?? match(withoutFillers(said).join(' '))
    })
  }
  return (name) => {
    const asTyped = withMakersMeant(foodWords(name), vocabulary)
    if (isKindNotSaid(asTyped)) return null
    const food = read(asTyped)
    if (food !== null) return food
    for (const { words, isDropped } of sugarFreeWays(asTyped)) {
      const other = read(words)
      if (other !== null && (!isDropped || isSugarless(other))) return other
    }
    const left = wordsLeft(asTyped)
    const rest = left && read(left)
    return rest && isWithoutBread(rest) ? rest : null
  }
}
