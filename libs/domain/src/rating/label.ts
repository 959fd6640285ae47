import { hasTag } from './figures.js'
import { type FoodTag, RATING_LABELS, type RatedMeal, type RatingLabel } from './rated-meal.js'

const LABEL_FROM: readonly (readonly [score: number, label: RatingLabel])[] = [
  [80, 'excellent'],
  [60, 'good'],
  [45, 'fair'],
  [25, 'poor'],
]

type Cap = { readonly tag: FoodTag; readonly atMost: RatingLabel; readonly reason: string }

/** The strictest first, so that one reason is enough. */
const CAPS: readonly Cap[] = [
  { tag: 'fried', atMost: 'poor', reason: 'fried caps the label at poor' },
  { tag: 'sweets', atMost: 'poor', reason: 'sweets cap the label at poor' },
  { tag: 'processed-meat', atMost: 'fair', reason: 'processed meat caps the label at fair' },
  { tag: 'starchy-base', atMost: 'good', reason: 'a starchy base caps the label at good' },
  { tag: 'tough', atMost: 'good', reason: 'tough meat caps the label at good' },
]

const PRODUCE_MAX_KCAL = 120

/** A label and the reason a cap or the floor moved it, if one did. */
export type Labelled = { readonly label: RatingLabel; readonly reason: string | null }

const isBetter = (label: RatingLabel, than: RatingLabel): boolean =>
  RATING_LABELS.indexOf(label) < RATING_LABELS.indexOf(than)

const isWholeProduceAlone = (meal: RatedMeal): boolean =>
  meal.kcal <= PRODUCE_MAX_KCAL && meal.items.every((item) => item.tags.includes('whole-produce'))

/**
 * The label of a score, after the caps and the floor. Fruit or vegetables that are fried or sweetened are not
 * "alone", so a cap wins over the floor. Source: clinical rules 7.3, Labels.
 */
export const labelOf = (meal: RatedMeal, score: number): Labelled => {
  const label = LABEL_FROM.find(([from]) => score >= from)?.[1] ?? 'avoid'
  const cap = CAPS.find(({ tag }) => hasTag(meal, tag))
  if (cap)
    return isBetter(label, cap.atMost) ? { label: cap.atMost, reason: cap.reason } : { label, reason: null }
  if (isBetter('fair', label) && isWholeProduceAlone(meal)) {
    return { label: 'fair', reason: 'whole produce: fine after the protein' }
  }
  return { label, reason: null }
}
