import { dailyGoals, type GoalPerson } from '../goals/goals.js'
import { roundToStep } from '../measures/limit.js'
import { FLUID_OZ } from '../measures/limits.js'
import { MEAL_FIGURE } from '../meals/meal-limits.js'
import type { LoggedDrink, LoggedMeal } from './logged.js'

/** What was eaten on a day with food logged, against the goals of that day's phase; a null goal is "none then". */
export interface NutritionDay {
  readonly day: string
  readonly proteinG: number
  readonly proteinGoalG: number | null
  readonly calories: number
  readonly caloriesGoal: number | null
}

/** What was drunk on a day with fluids logged, oz. */
export interface HydrationDay {
  readonly day: string
  readonly totalOz: number
  readonly goalOz: number
}

const byDay = <Logged extends { readonly day: string }>(logged: readonly Logged[]): [string, Logged[]][] =>
  [...Map.groupBy(logged, ({ day }) => day)].toSorted(([a], [b]) => a.localeCompare(b))

const sumOf = (values: readonly number[], limit: { readonly step: number }): number =>
  roundToStep(
    values.reduce((sum, value) => sum + value, 0),
    limit,
  )

/** Protein and energy by day, oldest first. A day without food is not in it: unknown, not zero. */
export const nutritionDays = (meals: readonly LoggedMeal[], person: GoalPerson): NutritionDay[] =>
  byDay(meals).map(([day, ofDay]) => {
    const goals = dailyGoals(person, day)
    return {
      day,
      proteinG: sumOf(
        ofDay.map(({ proteinG }) => proteinG),
        MEAL_FIGURE,
      ),
      proteinGoalG: goals.proteinG,
      calories: sumOf(
        ofDay.map(({ calories }) => calories),
        MEAL_FIGURE,
      ),
      caloriesGoal: goals.calories,
    }
  })

/** Fluids by day, oldest first. A day without a drink is not in it: unknown, not dry. */
export const hydrationDays = (drinks: readonly LoggedDrink[], person: GoalPerson): HydrationDay[] =>
  byDay(drinks).map(([day, ofDay]) => ({
    day,
    totalOz: sumOf(
      ofDay.map(({ amountOz }) => amountOz),
      FLUID_OZ,
    ),
    goalOz: dailyGoals(person, day).fluidOz,
  }))
