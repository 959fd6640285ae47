import { MEAL_TYPES, type MealType } from '../entries/entry-choices.js'
import type { RatingLabel } from '../rating/rated-meal.js'
import { type Insight, known, missing } from './insight.js'
import type { LoggedMeal } from './logged.js'

/** The kind of meal that does best, with the mean of its rating scores (0 to 100) and how many there were. */
export interface BestMealType {
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

/** Under it a mean is poor, and no kind of meal does best. Source: health-rules 7.3 and 9b.14. */
const FAIR_SCORE = 45

/**
 * The meal type with the best mean score, of those with at least 5 rated meals; none while the best is poor.
 * Source: wire-rules 4; health-rules 9b.14.
 */
export const bestMealType = (meals: readonly LoggedMeal[]): Insight<BestMealType> => {
  const rated = ratedOf(meals)
  const types = MEAL_TYPES.flatMap((mealType) => {
    const scores = rated.filter((meal) => meal.mealType === mealType).map(({ ratingScore }) => ratingScore)
    if (scores.length < LEAST_OF_TYPE) return []
    const meanScore = scores.reduce((sum, score) => sum + score, 0) / scores.length
    return [{ mealType, meanScore, meals: scores.length }]
  })
  const [best] = types.toSorted((a, b) => b.meanScore - a.meanScore)
  if (best === undefined) return missing('too_few_rated_meals')
  return best.meanScore < FAIR_SCORE ? missing('no_rated_meals') : known(best)
}

const plate = ({ name }: LoggedMeal): string => name.trim().toLowerCase()

/** What is no success, however few others there were: many points do not lift a plate that is capped. */
const NO_SUCCESS: readonly (RatingLabel | null)[] = ['poor', 'avoid']

/**
 * The 5 best rated meals, each plate once, its latest of the same score; the newer first. A plate that was rated poor is
 * none of them. Source: wire-rules 4; health-rules 9b.14.
 */
export const bestMeals = (meals: readonly LoggedMeal[]): Insight<RatedLoggedMeal[]> => {
  const rated = ratedOf(meals).filter(({ rating }) => !NO_SUCCESS.includes(rating))
  const best = rated.toSorted((a, b) => b.ratingScore - a.ratingScore || b.atMs - a.atMs)
  const distinct = [...Map.groupBy(best, plate).values()].flatMap(([first]) => first ?? [])
  return distinct.length === 0 ? missing('no_rated_meals') : known(distinct.slice(0, BEST_MEALS))
}
