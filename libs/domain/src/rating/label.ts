import { gramsOf } from '../meals/portion.js'
import { A_KIND, withKind } from './a-kind.js'
import { ALCOHOL_NOTE } from './alcohol.js'
import { countedItems } from './condiments.js'
import { hasTag } from './figures.js'
import type { MealTargets } from './meal-targets.js'
import { isWeightDoubtful } from './portions.js'
import type { FoodTag } from '../foods/tags.js'
import { RATING_LABELS, type RatedItem, type RatedMeal, type RatingLabel } from './rated-meal.js'
import { isEarly } from './texture.js'

const LABEL_FROM: readonly (readonly [score: number, label: RatingLabel])[] = [
  [80, 'excellent'],
  [60, 'good'],
  [45, 'fair'],
  [25, 'poor'],
]

interface Cap {
  readonly applies: (meal: RatedMeal, targets: MealTargets) => boolean
  readonly atMost: RatingLabel
  readonly reason: string
  /** The items that it is about, where it says of what kind they are. */
  readonly about?: (meal: RatedMeal) => readonly RatedItem[]
}

/** From this share of the plate's grams on, a starchy base decides. Source: health-rules 9b.10 [own]. */
const STARCHY_SHARE = 0.5

/** Drinks beside food are no part of what lies on the plate. */
const isMostlyStarchy = ({ items }: RatedMeal): boolean => {
  const eaten = items.filter(({ isDrink }) => !isDrink)
  const starchy = eaten.filter(({ tags }) => tags.includes('starchy-base'))
  return starchy.length > 0 && gramsOf(starchy) >= STARCHY_SHARE * gramsOf(eaten)
}

const tagged =
  (tag: FoodTag) =>
  (meal: RatedMeal): boolean =>
    hasTag({ items: countedItems(meal.items) }, tag)

/** Two spoons of gravy or ketchup are still what goes with a plate, not what it is, in g [own]. */
const MUCH_CONDIMENT_FROM_G = 30

/** Of what is to be kept small, what a plate is or has much of; a little gravy beside more of something else is not. */
const itemsToKeepSmall = ({ items }: Pick<RatedMeal, 'items'>): readonly RatedItem[] =>
  countedItems(items).filter(
    ({ tags, grams }) =>
      tags.includes('limit') &&
      !(tags.includes('condiment') && grams < MUCH_CONDIMENT_FROM_G && 2 * grams < gramsOf(items)),
  )

/** The strictest first, so that one reason is enough. */
const CAPS: readonly Cap[] = [
  { applies: tagged('fried'), atMost: 'poor', reason: 'fried food: Poor is the highest rating' },
  { applies: tagged('sweets'), atMost: 'poor', reason: 'sweets: Poor is the highest rating' },
  {
    applies: isWeightDoubtful,
    atMost: 'poor',
    reason: 'more than twice the portion of this phase: is the weight right?',
  },
  { applies: tagged('alcohol'), atMost: 'poor', reason: ALCOHOL_NOTE },
  { applies: tagged('processed-meat'), atMost: 'fair', reason: 'processed meat: Fair is the highest rating' },
  {
    applies: (meal) => isEarly(meal.phase) && itemsToKeepSmall(meal).length > 0,
    atMost: 'fair',
    about: itemsToKeepSmall,
    reason: `${A_KIND} here is one to keep small for now`,
  },
  { applies: isMostlyStarchy, atMost: 'good', reason: 'a starchy base: Good is the highest rating' },
  { applies: tagged('tough'), atMost: 'good', reason: 'tough meat: Good is the highest rating' },
]

const PRODUCE_MAX_KCAL = 120

/** A label and the reason a cap or the floor moved it, if one did. */
export interface Labeled {
  readonly label: RatingLabel
  readonly reason: string | null
}

const isBetter = (label: RatingLabel, than: RatingLabel): boolean =>
  RATING_LABELS.indexOf(label) < RATING_LABELS.indexOf(than)

const isWholeProduceAlone = (meal: RatedMeal): boolean =>
  meal.kcal <= PRODUCE_MAX_KCAL && meal.items.every((item) => item.tags.includes('whole-produce'))

/**
 * The label of a score, after the caps and the floor. Fruit or vegetables that are fried or sweetened are not
 * "alone", so a cap wins over the floor. Source: health-rules 7.3, Labels.
 */
export const labelOf = (meal: RatedMeal, score: number, targets: MealTargets): Labeled => {
  const label = LABEL_FROM.find(([from]) => score >= from)?.[1] ?? 'avoid'
  const cap = CAPS.find(({ applies }) => applies(meal, targets))
  if (cap)
    return isBetter(label, cap.atMost)
      ? { label: cap.atMost, reason: withKind(cap.reason, cap.about?.(meal) ?? []) }
      : { label, reason: null }
  if (isBetter('fair', label) && isWholeProduceAlone(meal)) {
    return { label: 'fair', reason: 'whole produce: fine after the protein' }
  }
  return { label, reason: null }
}
