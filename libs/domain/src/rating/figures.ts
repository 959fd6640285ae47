import { roundToStep } from '../measures/limit.js'
import type { FoodTag } from '../foods/tags.js'
import type { RatedMeal } from './rated-meal.js'

/** Finer than any figure of food, so that 0.1 + 0.2 does not miss a threshold. */
const NOISE = { step: 0.000001 } as const
const TENTH = { step: 0.1 } as const

const SUGAR_ALLOWANCE_G = 5

/** Takes float noise off a computed figure before it meets a threshold. */
export const settle = (value: number): number => roundToStep(value, NOISE)

/** A figure as a reason prints it: at most one decimal, "6" or "7.5". */
export const printed = (value: number): string => String(roundToStep(value, TENTH))

/** Protein in g per 100 kcal; 0 where there is no energy. */
export const proteinPer100Kcal = (meal: Pick<RatedMeal, 'kcal' | 'proteinG'>): number =>
  meal.kcal > 0 ? settle((100 * meal.proteinG) / meal.kcal) : 0

/** Whether any item carries the tag. */
export const hasTag = (meal: Pick<RatedMeal, 'items'>, tag: FoodTag): boolean =>
  meal.items.some((item) => item.tags.includes(tag))

/** Sugar that counts, in g: 5 g less when dairy or fruit is on the plate; null when not measured. */
export const countedSugarG = (meal: RatedMeal): number | null => {
  if (meal.sugarG === null) return null
  const allowance = hasTag(meal, 'dairy') || hasTag(meal, 'fruit') ? SUGAR_ALLOWANCE_G : 0
  return settle(Math.max(0, meal.sugarG - allowance))
}
