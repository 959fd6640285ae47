import type { MealType, Nutrients } from '@gb/domain'
import type { ScannedMeal } from './scan-outcome'

/** A meal of the food log. */
export type LoggedMeal = ScannedMeal & {
  readonly mealType: MealType
  /** Local day, YYYY-MM-DD. */
  readonly day: string
  /** ISO 8601, UTC. */
  readonly recordedAt: string
}

/** A local day with its meals, newest first. */
export type FoodDay = { readonly day: string; readonly meals: readonly LoggedMeal[] }

/** The meals to log again: the newest of each kind, told apart by their foods. */
export function recentMeals(days: readonly FoodDay[], atMost: number): LoggedMeal[] {
  const known = new Map<string, LoggedMeal>()
  for (const meal of days.flatMap(({ meals }) => meals)) {
    const kind = namesOf(meal)
    if (!known.has(kind)) known.set(kind, meal)
  }
  return [...known.values()].slice(0, atMost)
}

/** The foods of a meal in a row. */
export const namesOf = ({ items }: { readonly items: readonly { readonly name: string }[] }): string =>
  items.map(({ name }) => name).join(', ')

/** Energy in kcal and protein in g of some meals. */
export const sumOf = (meals: readonly { readonly totals: Pick<Nutrients, 'calories' | 'proteinG'> }[]) => ({
  calories: meals.reduce((sum, { totals }) => sum + totals.calories, 0),
  proteinG: meals.reduce((sum, { totals }) => sum + totals.proteinG, 0),
})
