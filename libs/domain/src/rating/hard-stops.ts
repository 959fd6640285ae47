import { ALCOHOL_FROM_MONTH, CARBONATION_FROM_MONTH } from '../thresholds/keep-apart.js'
import { A_KIND, withKind } from './a-kind.js'
import { ALCOHOL_ADVICE, ALCOHOL_IN_PREGNANCY, ALCOHOL_NOTE, DAILY_DRINKING } from './alcohol.js'
import { countedItems } from './condiments.js'
import { hasTag } from './figures.js'
import { LIVER_IN_PREGNANCY, liverItems } from './liver.js'
import type { RatedItem, RatedMeal } from './rated-meal.js'
import { isDrinkTooThick, isEarly, isTextureAhead, itemsAhead } from './texture.js'

/** Why a plate is `avoid` whatever its figures, and what to do instead. */
export interface HardStop {
  readonly reason: string
  readonly recommendations: readonly [string, string]
}

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

const itemsLeftOutForNow = ({ phase, items }: RatedMeal): readonly RatedItem[] =>
  isEarly(phase) ? countedItems(items).filter(({ tags }) => tags.includes('avoid-early')) : []

const isMostlySugar = (meal: RatedMeal): boolean =>
  meal.sugarG !== null && meal.sugarG >= SUGAR_STOP_G && meal.proteinG < PROTEIN_BESIDE_SUGAR_G

const isBeforeSurgery = ({ phase }: RatedMeal): boolean => phase === 'preop' || phase === 'preop_far'

/** What is left out for now, all of it for its sugar: of jello and ice cream there is a kind without. */
const itemsTooSweetForNow = (meal: RatedMeal): readonly RatedItem[] => {
  const items = itemsLeftOutForNow(meal)
  return items.every(({ tags }) => tags.includes('sweets')) ? items : []
}

type Stop = HardStop & {
  readonly applies: (meal: RatedMeal) => boolean
  /** The items that it is about, where it is not about the whole plate. */
  readonly about?: (meal: RatedMeal) => readonly RatedItem[]
}

const STOPS: readonly Stop[] = [
  {
    // Before texture: what is eaten too early harms one person, this another one as well.
    applies: (meal) => meal.isPregnant === true && hasTag(meal, 'alcohol'),
    reason: 'alcohol during a pregnancy',
    recommendations: ALCOHOL_IN_PREGNANCY,
  },
  {
    applies: (meal) => meal.isPregnant === true && liverItems(meal.items).length > 0,
    about: ({ items }) => liverItems(items),
    reason: 'too much vitamin A for a pregnancy',
    recommendations: LIVER_IN_PREGNANCY,
  },
  {
    applies: isTextureAhead,
    about: itemsAhead,
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
    applies: (meal) => isBeforeSurgery(meal) && isAlcoholTooEarly(meal),
    reason: 'alcohol before surgery',
    recommendations: [
      "Leave alcohol out from now on, and for 12 months after surgery. Your clinic's plan comes first.",
      DAILY_DRINKING,
    ],
  },
  {
    applies: isAlcoholTooEarly,
    reason: 'alcohol before month 12 after surgery',
    recommendations: [
      'Leave alcohol out until 12 months after surgery, and ask your clinic first.',
      'Next time, choose still water or another drink with no sugar and no bubbles.',
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
    applies: (meal) => itemsTooSweetForNow(meal).length > 0,
    about: itemsTooSweetForNow,
    reason: `the sugar of ${A_KIND} here is to be left out for now`,
    recommendations: [
      'Save the kind with sugar for when you eat regular food, and keep it rare then.',
      'If it was sugar free, correct the food, and it is judged again. If not, choose that kind next time.',
    ],
  },
  {
    applies: (meal) => itemsLeftOutForNow(meal).length > 0,
    about: itemsLeftOutForNow,
    reason: `${A_KIND} here is one to leave out for now`,
    recommendations: [
      'Save this for when you eat regular food, and keep it rare then.',
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

/** On a plate with other food the first action says which food it is about. */
const named = (
  { about, reason: said, recommendations: [first, second] }: Stop,
  meal: RatedMeal,
): HardStop => {
  const items = about?.(meal) ?? []
  const reason = withKind(said, items)
  if (items.length === 0 || items.length === meal.items.length)
    return { reason, recommendations: [first, second] }
  const names = [...new Set(items.map(({ name }) => name))].join('; ')
  return { reason, recommendations: [`${first.replace(/\.$/, '')}: ${names}.`, second] }
}

/** The first rule that makes a plate `avoid`, or null. Source: health-rules 7.2, in its order; 9b.7. */
export const hardStopOf = (meal: RatedMeal): HardStop | null => {
  const stop = STOPS.find(({ applies }) => applies(meal))
  return stop ? named(stop, meal) : null
}
