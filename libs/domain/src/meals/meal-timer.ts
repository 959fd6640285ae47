/** How long to wait with a drink after a meal, in minutes. Source: health-rules 5, fluids and meals apart. */
export const DRINK_WAIT_MINUTES = 30

/** How far back a meal is looked for, in hours: an older one keeps nobody waiting. */
export const LAST_MEAL_HOURS = 24

const MINUTE_MS = 60_000

/** The instant from which a person may drink again after a meal. */
export const drinkFrom = (mealAt: Date): Date => new Date(mealAt.getTime() + DRINK_WAIT_MINUTES * MINUTE_MS)

/** Whole minutes from `now` to an instant, the begun one counted; 0 once it is reached. Both in ms. */
export const minutesUntil = (instantMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((instantMs - nowMs) / MINUTE_MS))
