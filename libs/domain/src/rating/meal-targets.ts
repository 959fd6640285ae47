import type { PhaseKey } from '../phases/phase-keys.js'
import { phaseOfKey } from '../phases/phases.js'
import type { RatedMeal } from './rated-meal.js'

/** What one plate is held against: protein in g, energy in kcal, weight in g; null is no limit. */
export interface MealTargets {
  readonly proteinG: number
  readonly kcal: number | null
  readonly grams: number | null
}

const SNACK_PROTEIN_SHARE = 0.5
const SNACK_KCAL_SHARE = 0.55

/** The phase table says 400 kcal for a maintenance meal, the rating's own table 350: for a rating the latter holds. */
const RATING_KCAL: Partial<Record<PhaseKey, number>> = { maintenance: 350 }

/**
 * Targets of a plate: those of the phase, for a snack half the protein and 55 % of the energy. Without a phase those
 * of `regular`; none for energy during a pregnancy and for who is light. Source: health-rules 7.3, second table; 9b.3, 9b.7.
 */
export const mealTargets = ({
  phase,
  mealType,
  isPregnant = false,
  isLight = false,
  clinicMealG = null,
}: Pick<RatedMeal, 'phase' | 'mealType' | 'isPregnant' | 'isLight' | 'clinicMealG'>): MealTargets => {
  const row = phaseOfKey(phase)
  const kcal = isPregnant || isLight ? null : (RATING_KCAL[row.key] ?? row.mealKcal)
  const isSnack = mealType === 'snack'
  return {
    proteinG: isSnack ? row.mealProteinG * SNACK_PROTEIN_SHARE : row.mealProteinG,
    kcal: kcal !== null && isSnack ? kcal * SNACK_KCAL_SHARE : kcal,
    grams: clinicMealG ?? row.mealMaxG,
  }
}
