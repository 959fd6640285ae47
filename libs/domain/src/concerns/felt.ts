import { daysBetween } from '../days/days.js'
import type { MealFeeling } from '../meals/felt.js'
import type { ConcernId } from './concern.js'

/** How meals sat, as far as it is asked about when it comes often. */
export type AskedFeeling = Extract<MealFeeling, 'nausea' | 'stuck' | 'dumping' | 'reflux'>

/** Local days of the meals, one for each meal; what did not happen may be absent. */
export type FeltOn = { readonly [Feeling in AskedFeeling]?: readonly string[] | undefined }

/** So many days are looked at: "a week". */
const WEEK_DAYS = 7
/** Nausea "over 24 hours" is nausea at so many meals of two days in a row, with no older day than yesterday behind them [own]. */
const LONG_NAUSEA = { days: 2, meals: 3 } as const
/** Food that gets stuck now and then was a bite too large; from so many meals of a week it is asked about. */
const OFTEN_STUCK_MEALS = 3
/** "Twice a week". */
const OFTEN_DUMPING_MEALS = 2
/** "Most days" of a week. */
const OFTEN_REFLUX_DAYS = 4

/** What stands on the last days until today; who flew west logged on a day that is still to come. */
const lastDays = (days: readonly string[], count: number, today: string): string[] =>
  days.filter((day) => daysBetween(day, today) < count)

const isLongNausea = (days: readonly string[], today: string): boolean => {
  const recent = lastDays(days, LONG_NAUSEA.days, today)
  return recent.length >= LONG_NAUSEA.meals && new Set(recent).size >= LONG_NAUSEA.days
}

/** Meals that sat otherwise than well so often that the team should hear of it. Source: health-rules 6.1 and 6.2. */
export const feltConcerns = (
  { nausea = [], stuck = [], dumping = [], reflux = [] }: FeltOn = {},
  today: string,
): ConcernId[] => {
  const ofWeek = (days: readonly string[]) => lastDays(days, WEEK_DAYS, today)
  return [
    ...(isLongNausea(nausea, today) ? (['long_nausea'] as const) : []),
    ...(ofWeek(stuck).length >= OFTEN_STUCK_MEALS ? (['often_stuck'] as const) : []),
    ...(ofWeek(dumping).length >= OFTEN_DUMPING_MEALS ? (['often_dumping'] as const) : []),
    ...(new Set(ofWeek(reflux)).size >= OFTEN_REFLUX_DAYS ? (['often_reflux'] as const) : []),
  ]
}
