import { monthsBetween, phaseOn, type PhaseKey, rateMeal } from '@gb/domain'
import type { FoodEntry, Nutrients, StoredRating } from '../food-log/meal.js'
import type { Plate } from './analyser/analysed-plate.js'
import { gramsOf, totalsOf } from './analyser/meal-figures.js'

/** Sums of a plate and how well it fits the phase of that day. */
export type JudgedPlate = {
  readonly totals: Nutrients
  readonly phase: PhaseKey | null
  readonly rating: StoredRating
}

/**
 * Adds a plate up and rates it by the clinical rules.
 * @param surgeryDate 'YYYY-MM-DD' or null
 * @param day the local day of the meal
 */
export const judgePlate = (
  plate: Plate,
  mealType: FoodEntry['mealType'],
  surgeryDate: string | null,
  day: string,
): JudgedPlate => {
  const totals = totalsOf(plate.items)
  const phase = phaseOn(surgeryDate, day)?.key ?? null
  const rating = rateMeal({
    kcal: totals.calories,
    proteinG: totals.proteinG,
    carbsG: totals.carbsG,
    fatG: totals.fatG,
    fiberG: totals.fiberG,
    sugarG: totals.sugarG,
    grams: gramsOf(plate.items),
    mealType,
    phase,
    monthsSinceSurgery: surgeryDate === null ? null : monthsBetween(surgeryDate, day),
    items: plate.items,
    confidence: plate.confidence,
  })
  return { totals, phase, rating }
}
