import type { VitaminName } from '../entries/entry-choices.js'
import { type Limit, roundToStep } from '../measures/limit.js'
import { DOSAGE_MG } from '../measures/limits.js'
import { type DoseSubstance, type DoseUnit, fromMg, IU_SUBSTANCES, toMg, unitsOf } from './doses.js'

/** A dose as it was typed, in any unit. The step keeps 2.4 mcg; the upper end only keeps slips of the finger out. */
export const DOSAGE_AMOUNT: Limit = { min: 0.0001, max: 1_000_000, step: 0.0001, unit: 'as typed' }

/** A dose with its unit, as a person types or reads it. */
export interface TypedDose {
  readonly amount: number
  readonly unit: DoseUnit
}

const substancesOf = (vitaminName: VitaminName): readonly DoseSubstance[] =>
  vitaminName === 'Other' ? [vitaminName, ...IU_SUBSTANCES] : [vitaminName]

/** Whether what was typed is the dose in mg, at the step doses are kept at. IU of Other may be of any known substance. */
export const isSameDose = (
  vitaminName: VitaminName,
  dosageMg: number,
  { amount, unit }: TypedDose,
): boolean =>
  substancesOf(vitaminName).some((substance) => {
    const mg = toMg(amount, unit, substance)
    return mg !== null && roundToStep(mg, DOSAGE_MG) === roundToStep(dosageMg, DOSAGE_MG)
  })

/** A dose in the unit of the usual label, for entries that say only mg: 0.075 mg of vitamin D3 is 3000 IU. */
export const labelDose = (vitaminName: VitaminName, dosageMg: number): TypedDose => {
  const unit = unitsOf(vitaminName)[0] ?? 'mg'
  return { amount: fromMg(dosageMg, unit, vitaminName) ?? dosageMg, unit }
}
