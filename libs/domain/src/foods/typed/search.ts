import type { Food } from '../food.js'
import { SAME_FIGURES } from '../match.js'
import { rankFoods } from '../rank.js'
import { spellingsOf } from '../spelling.js'
import { foodWords } from '../words.js'
import { withoutFillers } from './fillers.js'
import { fitsBeginnings, fitsPartly } from './fits.js'
import { joined } from './joined.js'
import { isKindNotSaid, kindsFirst } from './kind-not-said.js'
import { withMakersMeant } from './makers-meant.js'
import { isAnimalOfItsOwn, isNameOfItsOwn, slipsToNameOfItsOwn } from './other-names.js'
import { nearestWords } from './slips.js'
import { isSugarless, sugarFreeWays } from './sugar-free.js'
import { isWithoutBread, wordsLeft } from './without-bread.js'
import type { FoodVocabulary } from './vocabulary.js'

/** Words that a mistyped word may mean, at most. */
const NEAREST = 3
const ONE_SLIP = 1

/** A word of a food, or the beginning of one. */
export interface SearchTerm {
  readonly word: string
  readonly isWhole: boolean
}

/** What a food must be called by: of every group one way, and of the way every term. */
export type SearchQuery = readonly (readonly (readonly SearchTerm[])[])[]

/** Where foods are looked for. */
export interface SearchedFoods {
  /** Words of the product's own table. */
  readonly vocabulary: FoodVocabulary
  readonly find: (query: SearchQuery) => Promise<readonly Food[]>
  /** Words of all tables that share one of these spellings. */
  readonly wordsNear: (spellings: readonly string[]) => Promise<readonly string[]>
}

const begun = (word: string): SearchTerm => ({ word, isWhole: isNameOfItsOwn(word) })

const foodsThatBegin = async (
  asked: readonly string[],
  { vocabulary, find }: SearchedFoods,
): Promise<Food[]> => {
  const found = await find(asked.map((word) => [[begun(word)]]))
  return found.filter((food) => fitsBeginnings(asked, food, (word) => vocabulary.has(word)))
}

/** What a word may mean, each as the words it is written with; none when no table knows one like it. */
const meaningsOf = async (
  word: string,
  { vocabulary, wordsNear }: SearchedFoods,
): Promise<(readonly string[])[]> => {
  const own = vocabulary.meaningsOf(word)
  if (own.length > 0) return own.map(({ words }) => words)
  if (vocabulary.hasBeginning(word)) return [[word]]
  if (isNameOfItsOwn(word) || slipsToNameOfItsOwn(word) === ONE_SLIP) return []
  return nearestWords(word, await wordsNear(spellingsOf(word)), NEAREST).map((near) => [near])
}

/**
 * The words by which foods may be offered that have only some of them: none where one of them is no more than guessed at, or an
 * animal that nobody eats, and none that says nothing of the food.
 */
const sureWords = (asked: readonly string[], vocabulary: FoodVocabulary): readonly string[] => {
  const meant = asked.map((word) => vocabulary.meaningsOf(word)[0])
  if (asked.some(isAnimalOfItsOwn) || meant.some((meaning) => (meaning?.slips ?? Infinity) > ONE_SLIP))
    return []
  return meant.flatMap((meaning) => meaning?.words ?? []).filter((word) => !SAME_FIGURES.has(word))
}

/** Foods by near words, then those that have some of the words; none when one word means nothing to anybody. */
const foodsNear = async (asked: readonly string[], source: SearchedFoods): Promise<Food[]> => {
  const meant = await Promise.all(asked.map((word) => meaningsOf(word, source)))
  if (meant.some((ways) => ways.length === 0)) return []
  const term = (word: string): SearchTerm =>
    source.vocabulary.has(word) ? { word, isWhole: true } : begun(word)
  const near = await source.find(meant.map((ways) => ways.map((words) => words.map(term))))
  const nearest = meant.flatMap(([words = []]) => words)
  if (near.length > 0) return rankFoods(nearest, near)
  const sure = sureWords(asked, source.vocabulary)
  if (sure.length === 0) return []
  const partly = await source.find([sure.map((word) => [term(word)])])
  return rankFoods(
    nearest,
    partly.filter((food) => fitsPartly(nearest, food)),
  )
}

/** Foods by another way to say that they have no sugar, by words written together, by what is left without bread, or by near words. */
const foodsInOtherWords = async (asked: readonly string[], source: SearchedFoods): Promise<Food[]> => {
  for (const { words, isDropped } of sugarFreeWays(asked)) {
    const found = await foodsThatBegin(words, source)
    const fitting = isDropped ? found.filter(isSugarless) : found
    if (fitting.length > 0) return rankFoods(words, fitting)
  }
  for (const words of joined(asked, source.vocabulary)) {
    const found = await foodsThatBegin(words, source)
    if (found.length > 0) return rankFoods(words, found)
  }
  const left = wordsLeft(asked)
  const rest = left === null ? [] : (await foodsThatBegin(left, source)).filter(isWithoutBread)
  if (left !== null && rest.length > 0) return rankFoods(left, rest)
  return foodsNear(asked, source)
}

const foodsByWords = async (typed: readonly string[], source: SearchedFoods): Promise<Food[]> => {
  const exact = rankFoods(typed, await foodsThatBegin(typed, source))
  const plain = withoutFillers(typed)
  if (plain.length === 0 || plain.length === typed.length)
    return exact.length > 0 ? exact : foodsInOtherWords(typed, source)
  // What carries the maker's name stands before what is the same food of another.
  const plainly = rankFoods(plain, await foodsThatBegin(plain, source))
  const both = [...exact, ...plainly.filter((food) => !exact.includes(food))]
  return both.length > 0 ? both : foodsInOtherWords(plain, source)
}

/**
 * Foods by name, the best first: by beginnings of words in any order, then without makers and what says nothing, then by
 * near words, then by some of the words. A name with a word that nobody knows answers nothing rather than another food;
 * one that does not say whether there is sugar in it answers both kinds first.
 * @param text as it was typed
 */
export const searchFoods = async (text: string, source: SearchedFoods): Promise<Food[]> => {
  const typed = withMakersMeant(foodWords(text), source.vocabulary)
  if (typed.length === 0) return []
  const found = await foodsByWords(typed, source)
  return isKindNotSaid(typed) ? kindsFirst(typed, found) : found
}
