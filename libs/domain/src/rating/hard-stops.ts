import { hasTag } from './figures.js'
import type { RatedMeal } from './rated-meal.js'
import { isAheadOf } from './texture.js'

/** Why a plate is `avoid` whatever its figures, and what to do instead. */
export type HardStop = { readonly reason: string; readonly recommendations: readonly [string, string] }

const ALCOHOL_FROM_MONTH = 12
const CARBONATION_FROM_MONTH = 3
const SUGAR_STOP_G = 25
const PROTEIN_BESIDE_SUGAR_G = 10

const isTextureAhead = (meal: RatedMeal): boolean =>
  meal.items.some((item) => item.earliestPhase !== null && isAheadOf(item.earliestPhase, meal.phase))

const isAlcoholTooEarly = (meal: RatedMeal): boolean =>
  hasTag(meal, 'alcohol') && meal.monthsSinceSurgery !== null && meal.monthsSinceSurgery < ALCOHOL_FROM_MONTH

/** Counts from surgery on: before it the sentence "in the first three months" would be false. */
const isCarbonationTooEarly = (meal: RatedMeal): boolean =>
  hasTag(meal, 'carbonated') &&
  meal.monthsSinceSurgery !== null &&
  meal.monthsSinceSurgery >= 0 &&
  meal.monthsSinceSurgery < CARBONATION_FROM_MONTH

const isMostlySugar = (meal: RatedMeal): boolean =>
  meal.sugarG !== null && meal.sugarG >= SUGAR_STOP_G && meal.proteinG < PROTEIN_BESIDE_SUGAR_G

const STOPS: readonly (HardStop & { readonly applies: (meal: RatedMeal) => boolean })[] = [
  {
    applies: isTextureAhead,
    reason: 'texture is ahead of the current phase',
    recommendations: [
      'Save this food for a later phase.',
      "Choose a texture that fits your phase now. Your clinic's plan comes first.",
    ],
  },
  {
    applies: isAlcoholTooEarly,
    reason: 'alcohol before month 12 after surgery',
    recommendations: [
      'Leave alcohol out until 12 months after surgery, and ask your clinic first.',
      'Choose still water or a sugar-free drink instead.',
    ],
  },
  {
    applies: isCarbonationTooEarly,
    reason: 'carbonation in the first three months',
    recommendations: [
      'Leave out bubbles for the first three months.',
      'Choose still water or decaf tea instead.',
    ],
  },
  {
    applies: isMostlySugar,
    reason: 'a lot of sugar with little protein',
    recommendations: [
      'Swap the sweet part for something with no added sugar.',
      'Start the next meal with a lean protein.',
    ],
  },
]

/** The first rule that makes a plate `avoid`, or null. Source: clinical rules 7.2, in its order. */
export const hardStopOf = (meal: RatedMeal): HardStop | null =>
  STOPS.find((stop) => stop.applies(meal)) ?? null
