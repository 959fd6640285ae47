import type { LengthLimit, Limit } from './limit.js'

/** Age in years. Source: product-rules 5. */
export const AGE_YEARS: Limit = { min: 18, max: 100, step: 1, unit: 'years' }

/** Body weight in pounds. Source: product-rules 5. */
export const WEIGHT_LBS: Limit = { min: 80, max: 600, step: 0.1, unit: 'lbs' }

/** Body weight before the product was there, on the day of surgery or the highest ever, in pounds. Source: wire-rules 6. */
export const EARLIER_WEIGHT_LBS: Limit = { min: 80, max: 800, step: 0.1, unit: 'lbs' }

/** Goal weight in pounds. Source: product-rules 5. */
export const GOAL_WEIGHT_LBS: Limit = { min: 80, max: 400, step: 0.1, unit: 'lbs' }

/** The feet of a height. Source: product-rules 5. */
export const HEIGHT_FEET: Limit = { min: 4, max: 7, step: 1, unit: 'ft' }

/** The inches of a height beside its feet. Source: product-rules 5. */
export const HEIGHT_INCHES: Limit = { min: 0, max: 11, step: 1, unit: 'in' }

/** One fluid entry in US fluid ounces. Source: product-rules 5. */
export const FLUID_OZ: Limit = { min: 1, max: 32, step: 0.1, unit: 'oz' }

/** Mood of one entry, 1 worst, 10 best. Source: product-rules 5. */
export const MOOD_RATING: Limit = { min: 1, max: 10, step: 1, unit: 'of 10' }

/** Energy of one entry, 1 lowest, 10 highest. Source: product-rules 5. */
export const ENERGY_LEVEL: Limit = { min: 1, max: 10, step: 1, unit: 'of 10' }

/**
 * One dose in milligrams, "above 0 up to 100,000". Source: wire-rules 3, Sizes.
 * The step is finer than the form's 0.1 because 3000 IU of vitamin D3 is 0.075 mg (health-rules 3.2).
 */
export const DOSAGE_MG: Limit = { min: 0.0001, max: 100_000, step: 0.0001, unit: 'mg' }

/** How far one press of an arrow moves a dose, in mg. It refuses nothing. Source: health-rules 3.2. */
export const DOSAGE_ARROW_STEP_MG = 0.1

/** A person's name, in characters. Source: wire-rules 3, Sizes. */
export const NAME_LENGTH: LengthLimit = { min: 1, max: 100 }

/** Notes and journal texts, in characters. Source: wire-rules 3, Sizes. */
export const NOTE_LENGTH: LengthLimit = { min: 0, max: 5000 }

/** What a milestone says, in characters: a sentence or two [own]. */
export const MILESTONE_LENGTH: LengthLimit = { min: 1, max: 200 }

/** An e-mail address, in characters; the upper end is that of RFC 5321. */
export const EMAIL_LENGTH: LengthLimit = { min: 3, max: 254 }

/** Digits of a profile code. Source: product-rules 5. */
export const PROFILE_CODE_LENGTH = 6

/** Characters of an Idempotency-Key at most. Source: wire-rules 3, Sizes. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255

/**
 * The hour at which a person's day begins, after midnight; what is logged before it counts for the day before.
 * 0 is midnight, the default. Midnight to 6 AM holds late dinners and night shifts.
 */
export const DAY_STARTS_AT: Limit = { min: 0, max: 6, step: 1, unit: 'hours after midnight' }

/** How many entries a list gives: when not asked, and at most. Source: wire-rules 1, Lists. */
export const LIST_LIMIT = { default: 50, max: 1000 } as const

/** How far an entry's instant may lie from now: days back, minutes ahead. Source: wire-rules 1. */
export const BACK_DATE = { maxDaysBack: 400, maxMinutesAhead: 5 } as const

/** Writes that wait on one device at most: more than a year of ten a day without a connection. */
export const OUTBOX_MAX_ITEMS = 5000

/** Writes that have arrived and are remembered on the device, until every list has certainly been read since: most. */
export const OUTBOX_MAX_SENT = 300

/** The same: how long, in ms. */
export const OUTBOX_KEEP_SENT_MS = 7 * 24 * 60 * 60 * 1000
