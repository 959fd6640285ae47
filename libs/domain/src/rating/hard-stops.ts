import { ALCOHOL_ADVICE, ALCOHOL_NOTE } from './alcohol.js'
import { countedItems } from './condiments.js'
import { hasTag } from './figures.js'
import type { RatedMeal } from './rated-meal.js'
import { isDrinkTooThick, isEarly, isTextureAhead } from './texture.js'

/** Why a plate is `avoid` whatever its figures, and what to do instead. */
export type HardStop = { readonly reason: string; readonly recommendations: readonly [string, string] }

const ALCOHOL_FROM_MONTH = 12
const CARBONATION_FROM_MONTH = 3
const SUGAR_STOP_G = 25
const PROTEIN_BESIDE_SUGAR_G = 10

const isAlcoholTooEarly = (meal: RatedMeal): boolean =>
  hasTag(meal, 'alcohol') && meal.monthsSinceSurgery !== null && meal.monthsSinceSurgery < ALCOHOL_FROM_MONTH

/** Counts from surgery on: before it the sentence "in the first three months" would be false. */
const isCarbonationTooEarly = (meal: RatedMeal): boolean =>
  hasTag(meal, 'carbonated') &&
  meal.monthsSinceSurgery !== null &&
  meal.monthsSinceSurgery >= 0 &&
  meal.monthsSinceSurgery < CARBONATION_FROM_MONTH

const isLeftOutForNow = (meal: RatedMeal): boolean =>
  isEarly(meal.phase) && hasTag({ items: countedItems(meal.items) }, 'avoid-early')

const isMostlySugar = (meal: RatedMeal): boolean =>
  meal.sugarG !== null && meal.sugarG >= SUGAR_STOP_G && meal.proteinG < PROTEIN_BESIDE_SUGAR_G

const STOPS: readonly (HardStop & { readonly applies: (meal: RatedMeal) => boolean })[] = [
  {
    applies: isTextureAhead,
    reason: 'texture is ahead of the current phase',
    recommendations: [
      'Save this food for a later phase.',
      "Next time, choose a texture that fits your phase now. Your clinic's plan comes first.",
    ],
  },
  {
    applies: isDrinkTooThick,
    reason: 'only drinks you can see through for now',
    recommendations: [
      'Save this drink for the full liquids that come next.',
      'For now choose water, broth or decaf tea, in small sips.',
    ],
  },
  {
    applies: isAlcoholTooEarly,
    reason: 'alcohol before month 12 after surgery',
    recommendations: [
      'Leave alcohol out until 12 months after surgery, and ask your clinic first.',
      'Next time, choose still water or another drink without sugar and bubbles.',
    ],
  },
  {
    applies: isCarbonationTooEarly,
    reason: 'carbonation in the first three months',
    recommendations: [
      'Leave out bubbles for the first three months.',
      'Next time, choose still water or decaf tea.',
    ],
  },
  {
    applies: isLeftOutForNow,
    reason: 'a food or drink here is one to leave out for now',
    recommendations: [
      'Save this for the time of regular food, and keep it rare then.',
      "Next time, choose something lean and without added sugar. Your clinic's plan comes first.",
    ],
  },
  {
    applies: (meal) => isMostlySugar(meal) && hasTag(meal, 'alcohol'),
    reason: `a lot of sugar, and ${ALCOHOL_NOTE}`,
    recommendations: ALCOHOL_ADVICE,
  },
  {
    applies: isMostlySugar,
    reason: 'a lot of sugar with little protein',
    recommendations: [
      'Next time, choose something with no added sugar.',
      'Start the next meal with a lean protein.',
    ],
  },
]

/** The first rule that makes a plate `avoid`, or null. Source: health-rules 7.2, in its order. */
export const hardStopOf = (meal: RatedMeal): HardStop | null =>
  STOPS.find((stop) => stop.applies(meal)) ?? null
