import type { Shown } from '@gb/device'
import { namesOf, type LoggedMeal } from '../../../shared/meal/meal'

/** A meal as it is shown: sent, on its way, or refused. */
export type ShownMeal = Shown<LoggedMeal>

/** A local day with its meals, newest first. */
export interface FoodDay {
  readonly day: string
  readonly meals: readonly ShownMeal[]
}

/** The days of some meals, newest first. The order of the meals stays. */
export const daysOf = (meals: readonly ShownMeal[]): FoodDay[] =>
  [...Map.groupBy(meals, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, meals: ofDay }))
    .toSorted((a, b) => b.day.localeCompare(a.day))

/** What counts as eaten: a refused meal needs attention first. */
export const eaten = (meals: readonly ShownMeal[]): ShownMeal[] =>
  meals.filter(({ state }) => state !== 'attention')

/** The same meals, those of this kind first; otherwise their order stays. */
export const mealsLike = (meals: readonly ShownMeal[], mealType: LoggedMeal['mealType']): ShownMeal[] =>
  meals.toSorted((a, b) => Number(b.mealType === mealType) - Number(a.mealType === mealType))

/** The meals to log again: the newest of each kind, told apart by their foods. */
export function recentMeals(meals: readonly ShownMeal[], atMost: number): ShownMeal[] {
  const known = new Map<string, ShownMeal>()
  for (const meal of eaten(meals)) {
    const kind = namesOf(meal)
    if (!known.has(kind)) known.set(kind, meal)
  }
  return [...known.values()].slice(0, atMost)
}

/**
 * What was eaten at this kind of meal the last time, on an earlier day; null once one of the kind is logged today, for nobody is
 * asked to eat twice, and for an example, which nobody ate.
 */
export function likelyAgain(
  meals: readonly ShownMeal[],
  mealType: LoggedMeal['mealType'],
  today: string,
): ShownMeal | null {
  const [last] = eaten(meals).filter((meal) => meal.mealType === mealType && !meal.isSample)
  return last === undefined || last.day >= today ? null : last
}

/** Meals of a day that another day does not have, the oldest first: as often as they were eaten more there. */
export function missingMeals(from: readonly ShownMeal[], to: readonly ShownMeal[]): ShownMeal[] {
  const have = eaten(to).map(plateOf)
  return eaten(from)
    .toReversed()
    .filter((meal) => {
      const place = have.indexOf(plateOf(meal))
      if (place >= 0) have.splice(place, 1)
      return place < 0
    })
}

const plateOf = ({ mealType, items }: LoggedMeal): string =>
  JSON.stringify([mealType, ...items.map(({ name, grams }) => [name, grams])])
