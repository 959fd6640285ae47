import {
  type AnalysisConfidence,
  gramsOf,
  isWithin,
  MEAL_FIGURE,
  type MealType,
  monthsBetween,
  type Nutrients,
  type PhaseKey,
  phaseOn,
  rateMeal,
  totalsOf,
} from '@gb/domain'
import type { MealItem, StoredRating } from './meal.js'

/** A plate, and what its rating depends on. */
export type PlateToJudge = {
  readonly items: readonly MealItem[]
  readonly confidence: AnalysisConfidence
  readonly mealType: MealType
  /** 'YYYY-MM-DD' or null. */
  readonly surgeryDate: string | null
  /** The local day of the meal. */
  readonly day: string
}

/** Sums of a plate and how well it fits the phase of its day. */
export type JudgedPlate = {
  readonly totals: Nutrients
  readonly phase: PhaseKey | null
  readonly rating: StoredRating
}

const isKnown = (items: readonly MealItem[], figure: 'fiberG' | 'sugarG'): boolean =>
  items.every((item) => item[figure] !== null)

/** Whether the sums of a plate are those of a meal. */
export const isPlausibleMeal = (items: readonly MealItem[]): boolean =>
  [gramsOf(items), ...Object.values(totalsOf(items))].every((total) => isWithin(total, MEAL_FIGURE))

/** Adds a plate up and rates it by the clinical rules. A figure that one item lacks is unknown for the plate. */
export const judgeMeal = ({ items, confidence, mealType, surgeryDate, day }: PlateToJudge): JudgedPlate => {
  const totals = totalsOf(items)
  const phase = phaseOn(surgeryDate, day)?.key ?? null
  const rating = rateMeal({
    kcal: totals.calories,
    proteinG: totals.proteinG,
    carbsG: totals.carbsG,
    fatG: totals.fatG,
    fiberG: isKnown(items, 'fiberG') ? totals.fiberG : null,
    sugarG: isKnown(items, 'sugarG') ? totals.sugarG : null,
    grams: gramsOf(items),
    mealType,
    phase,
    monthsSinceSurgery: surgeryDate === null ? null : monthsBetween(surgeryDate, day),
    items,
    confidence,
  })
  return { totals, phase, rating }
}
