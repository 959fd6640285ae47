import type { LengthLimit, Limit } from '../measures/limit.js'

/** Weight of one item on a plate, in g. */
export const ITEM_GRAMS: Limit = { min: 0, max: 5_000, step: 0.1, unit: 'g' }

/** One figure of one item: energy in kcal, nutrients in g. */
export const ITEM_FIGURE: Limit = { min: 0, max: 10_000, step: 0.1, unit: 'kcal or g' }

/** One figure of a whole meal: energy in kcal, nutrients in g. */
export const MEAL_FIGURE: Limit = { min: 0, max: 10_000, step: 0.1, unit: 'kcal or g' }

/** Name of an item, in characters. Source: security-rules 2.10. */
export const ITEM_NAME_LENGTH: LengthLimit = { min: 1, max: 120 }

/** Items of one meal at most. Source: security-rules 2.10. */
export const MAX_ITEMS = 30

/** Favorite meals of one person at most [own]. */
export const MAX_FAVORITE_MEALS = 100

/** Days of the food log that one page shows: when not asked, and at most [own]. */
export const FOOD_DAYS_LIMIT = { default: 7, max: 31 } as const

/** Days over which one question about nutrients from food reaches: when not asked, and at most [own]. */
export const FOOD_NUTRIENT_DAYS = { default: 7, max: 31 } as const

/** Foods whose usual portion is told at once, at most [own]. */
export const MAX_USUAL_PORTIONS = 200
