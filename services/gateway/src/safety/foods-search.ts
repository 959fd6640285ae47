import { type Food, foodWords, type SearchQuery, type SearchedFoods, FoodVocabulary } from '@gb/domain'

const wordsOf = ({ name, aliases }: Food): string[] => [...new Set([name, ...aliases].flatMap(foodWords))]

const holds = (words: readonly string[], query: SearchQuery): boolean =>
  query.every((ways) =>
    ways.some((terms) =>
      terms.every(({ word, isWhole }) =>
        words.some((known) => (isWhole ? known === word : known.startsWith(word))),
      ),
    ),
  )

/** The foods as the search sees them, without a database. */
export const searchedInMemory = (foods: readonly Food[]): SearchedFoods => {
  const known = foods.map((food) => ({ food, words: wordsOf(food) }))
  return {
    vocabulary: new FoodVocabulary(foods),
    find: (query) => Promise.resolve(known.flatMap(({ food, words }) => (holds(words, query) ? [food] : []))),
    wordsNear: () => Promise.resolve([]),
  }
}
