import { DRINKS_FROM_MEALS_MINUTES } from '../thresholds/keep-apart.js'
import { type Insight, known, missing } from './insight.js'
import type { LoggedDrink, LoggedMeal } from './logged.js'
import { type Score, shareOf } from './scores.js'

const MINUTE_MS = 60_000
/** Source: wire-rules 4. */
const LEAST_MEALS = 3
const APART_MS = 120 * MINUTE_MS
/** Plates logged within half an hour are one meal: a meal takes 20 to 30 minutes. Source: health-rules 5. */
const SITTING_MS = 30 * MINUTE_MS

/** One meal, from its first plate to its last. */
interface Sitting {
  readonly fromMs: number
  readonly toMs: number
}

const sittingsOf = (meals: readonly LoggedMeal[]): Sitting[] => {
  const sittings: Sitting[] = []
  for (const { atMs } of meals.toSorted((a, b) => a.atMs - b.atMs)) {
    const last = sittings.at(-1)
    if (last && atMs - last.toMs <= SITTING_MS) sittings[sittings.length - 1] = { ...last, toMs: atMs }
    else sittings.push({ fromMs: atMs, toMs: atMs })
  }
  return sittings
}

const areApart = (sittings: readonly Sitting[]): boolean =>
  sittings.every(({ fromMs }, index) => {
    const before = sittings[index - 1]
    return before === undefined || fromMs - before.toMs >= APART_MS
  })

/** Whether one of the instants, sorted, lies from `fromMs` on and before `toMs`. */
const hasBetween = (sorted: readonly number[], fromMs: number, toMs: number): boolean => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < fromMs) low = middle + 1
    else high = middle
  }
  return (sorted[low] ?? Infinity) < toMs
}

/**
 * Share of days with a meal that have at least three, each two hours or more after the one before, and no drink within
 * 30 minutes after one. A plate of drinks alone is no meal, and plates within half an hour are one. Source: wire-rules 4.
 */
export const mealTimingScore = (
  meals: readonly LoggedMeal[],
  drinks: readonly LoggedDrink[],
): Insight<Score> => {
  const eaten = meals.filter(({ isDrink }) => !isDrink)
  if (eaten.length === 0) return missing('no_food_logged')
  const drunkAt = drinks.map(({ atMs }) => atMs).toSorted((a, b) => a - b)
  const isDry = ({ toMs }: Sitting) =>
    !hasBetween(drunkAt, toMs, toMs + DRINKS_FROM_MEALS_MINUTES * MINUTE_MS)
  const days = [...Map.groupBy(eaten, ({ day }) => day).values()].map((ofDay) => {
    const sittings = sittingsOf(ofDay)
    return sittings.length >= LEAST_MEALS && areApart(sittings) && sittings.every(isDry)
  })
  return known(shareOf(days))
}
