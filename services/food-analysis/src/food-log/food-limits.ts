import type { LengthLimit, Limit } from '@gb/domain'

/** Weight of one item on a plate, in g. */
export const ITEM_GRAMS: Limit = { min: 0, max: 5_000, step: 0.1, unit: 'g' }

/** One figure of one item: energy in kcal, nutrients in g. */
export const ITEM_FIGURE: Limit = { min: 0, max: 10_000, step: 0.1, unit: 'kcal or g' }

/** One figure of a whole meal: energy in kcal, nutrients in g. */
export const MEAL_FIGURE: Limit = { min: 0, max: 10_000, step: 0.1, unit: 'kcal or g' }

/** Points of a rating. Source: clinical rules 7.3. */
export const RATING_SCORE: Limit = { min: 0, max: 100, step: 1, unit: 'points' }

/** Name of an item, in characters. Source: security design 2.10, 6. */
export const ITEM_NAME_LENGTH: LengthLimit = { min: 1, max: 120 }

/** Items of one meal at most. Source: security design 2.10, 6. */
export const MAX_ITEMS = 30

/** Reasons, recommendations or assumptions beside a meal: how many, and characters of each. Decision [D]. */
export const MEAL_SENTENCES = { max: 50, maxLength: 1000 } as const

/** Name of a model or of a prompt's version, in characters. Decision [D]. */
export const MODEL_NAME_LENGTH: LengthLimit = { min: 1, max: 100 }
