import { MEAL_TYPES, type MealType } from '../entries/entry-choices.js'
import { type Insight, known, missing } from './insight.js'
import type { LoggedMeal } from './logged.js'

/** The kind of meal that does best, with the mean of its rating scores (0 to 100) and how many there were. */
export type BestMealType = {
  readonly mealType: MealType
  readonly meanScore: number
  readonly meals: number
}

/** A rated meal. */
export type RatedLoggedMeal = LoggedMeal & { readonly ratingScore: number }

/** Source: wire-rules 4. */
const LEAST_OF_TYPE = 5
const BEST_MEALS = 5

// A glass of water has a fine rating and is no meal.
const ratedOf = (meals: readonly LoggedMeal[]): RatedLoggedMeal[] =>
  meals.flatMap((meal) =>
    meal.ratingScore === null || meal.isDrink ? [] : [{ ...meal, ratingScore: meal.ratingScore }],
  )

/** The meal type with the best mean score, of those with at least 5 rated meals. Source: wire-rules 4. */
export const bestMealType = (meals: readonly LoggedMeal[]): Insight<BestMealType> => {
  const rated = ratedOf(meals)
  const types = MEAL_TYPES.flatMap((mealType) => {
    const scores = rated.filter((meal) => meal.mealType === mealType).map(({ ratingScore }) => ratingScore)
    if (scores.length < LEAST_OF_TYPE) return []
    const meanScore = scores.reduce((sum, score) => sum + score, 0) / scores.length
    return [{ mealType, meanScore, meals: scores.length }]
  })
  const [best] = types.toSorted((a, b) => b.meanScore - a.meanScore)
  return best === undefined ? missing('too_few_rated_meals') : known(best)
}

const plate = ({ name }: LoggedMeal): string => name.trim().toLowerCase()

/** The 5 best rated meals, each plate once, its latest of the same score; the newer first. Source: wire-rules 4. */
export const bestMeals = (meals: readonly LoggedMeal[]): Insight<RatedLoggedMeal[]> => {
  const best = ratedOf(meals).toSorted((a, b) => b.ratingScore - a.ratingScore || b.atMs - a.atMs)
  const distinct = [...Map.groupBy(best, plate).values()].flatMap(([first]) => first ?? [])
  return distinct.length === 0 ? missing('no_rated_meals') : known(distinct.slice(0, BEST_MEALS))
}
