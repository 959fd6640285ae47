import type { LengthLimit, Limit } from '@gb/domain'

/** Points of a rating. Source: health-rules 7.3. */
export const RATING_SCORE: Limit = { min: 0, max: 100, step: 1, unit: 'points' }

/** Reasons, recommendations or assumptions beside a meal: how many, and characters of each [own]. */
export const MEAL_SENTENCES = { max: 50, maxLength: 1000 } as const

/** Name of a model or of a prompt's version, in characters [own]. */
export const MODEL_NAME_LENGTH: LengthLimit = { min: 1, max: 100 }

/** Number of an item within its meal: 1 for the first, never given twice. */
export const ITEM_NUMBER: Limit = { min: 1, max: 10_000, step: 1, unit: '' }

/** How often a meal was corrected; the upper end is that of the column. */
export const REVISION: Limit = { min: 0, max: 2_147_483_647, step: 1, unit: 'corrections' }
