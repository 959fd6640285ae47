import type { LoggedDrink, LoggedMeal } from '../logged.js'

/** A day and a clock in UTC as an instant. */
export const instant = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00Z`)

/** A rated lunch with everything that is not said. */
export const meal = (given: Partial<LoggedMeal> & { readonly at?: string }): LoggedMeal => {
  const { at = '12:00', ...said } = given
  const day = said.day ?? '2026-11-01'
  return {
    entryId: `${day} ${at}`,
    day,
    atMs: instant(day, at),
    mealType: 'lunch',
    name: 'Cottage cheese',
    calories: 100,
    proteinG: 20,
    rating: 'good',
    ratingScore: 70,
    isDrink: false,
    felt: [],
    ...said,
  }
}

/** A glass of water with everything that is not said. */
export const drink = (given: Partial<LoggedDrink> & { readonly at?: string }): LoggedDrink => {
  const { at = '10:00', ...said } = given
  const day = said.day ?? '2026-11-01'
  return { day, atMs: instant(day, at), amountOz: 8, ...said }
}
