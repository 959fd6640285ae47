import { DRINKS_FROM_MEALS_MINUTES } from '../thresholds/keep-apart.js'

/** How far back a meal is looked for, in hours: an older one keeps nobody waiting. */
export const LAST_MEAL_HOURS = 24

const MINUTE_MS = 60_000

/** The instant from which a person may drink again after a meal. */
export const drinkFrom = (mealAt: Date): Date =>
  new Date(mealAt.getTime() + DRINKS_FROM_MEALS_MINUTES * MINUTE_MS)

/** Whole minutes from `now` to an instant, the begun one counted; 0 once it is reached. Both in ms. */
export const minutesUntil = (instantMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((instantMs - nowMs) / MINUTE_MS))
