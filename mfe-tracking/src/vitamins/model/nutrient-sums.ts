import { addDays, fromPills, type LoggedPill, type Micronutrient } from '@gb/domain'

/** Which days are looked at. */
export const SPANS = ['today', 'week'] as const
export type Span = (typeof SPANS)[number]

const WEEK = 7

/** The days of a span, both included. The week is that before today, whose day is not over. */
export const daysOf = (span: Span, today: string): { from: string; to: string } =>
  span === 'today' ? { from: today, to: today } : { from: addDays(today, -WEEK), to: addDays(today, -1) }

/** A day of the food log. */
export type FoodDay = { readonly foods: number } & Readonly<
  Record<Micronutrient, { readonly amount: number; readonly known: number }>
>

/** What food held of a nutrient on a usual day, and of how many foods it is known; null without a meal. */
export interface FoodSum {
  readonly aDay: number
  readonly known: number
  readonly foods: number
}

/** Days without a meal are unknown, not empty: they are left out. */
export const foodSum = (nutrient: Micronutrient, days: readonly FoodDay[]): FoodSum | null => {
  const foods = days.reduce((sum, day) => sum + day.foods, 0)
  if (foods === 0) return null
  const amount = days.reduce((sum, day) => sum + day[nutrient].amount, 0)
  return { aDay: amount / days.length, known: days.reduce((sum, day) => sum + day[nutrient].known, 0), foods }
}

/** Pills that were logged on these days, and on how many of the days there were any. */
export interface Pills {
  readonly pills: readonly LoggedPill[]
  readonly days: number
}

export const pillsOf = (
  taken: readonly (LoggedPill & { readonly day: string })[],
  { from, to }: { from: string; to: string },
): Pills => {
  const pills = taken.filter(({ day }) => day >= from && day <= to)
  return { pills, days: new Set(pills.map(({ day }) => day)).size }
}

/** What pills held of a nutrient on a usual day on which any were logged; null without one. */
export const pillSum = (nutrient: Micronutrient, { pills, days }: Pills): number | null =>
  days === 0 ? null : fromPills(nutrient, pills) / days

/** Tablets of a multivitamin, whose content its own label tells. */
export const multivitamins = ({ pills }: Pills): number =>
  pills.filter(({ vitaminName }) => vitaminName === 'Multivitamin').length

const DIGITS: Readonly<Record<Micronutrient, number>> = {
  b12: 1,
  iron: 1,
  calcium: 0,
  vitamin_d: 0,
  thiamin: 1,
  zinc: 1,
  folate: 0,
}

/** As exactly as it is worth being told. */
export const shownAmount = (nutrient: Micronutrient, amount: number): number => {
  const scale = 10 ** DIGITS[nutrient]
  return Math.round(amount * scale) / scale
}
