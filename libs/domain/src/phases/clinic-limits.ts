import type { Limit } from '../measures/limit.js'
import type { ClinicStage } from './clinic-plan.js'

/** On which day after surgery a stage may begin. Wider than any program that was found. Source: health-rules 1.4. */
export const CLINIC_STAGE_DAY: Readonly<Record<ClinicStage, Pick<Limit, 'min' | 'max'>>> = {
  full: { min: 0, max: 28 },
  puree: { min: 2, max: 60 },
  soft: { min: 7, max: 120 },
  regular: { min: 21, max: 179 },
}

/** What one meal of a stage may weigh, in g: an ounce or two, up to about twice of what programs say. Source: health-rules 1.4. */
export const CLINIC_MEAL_G: Readonly<Record<ClinicStage, Limit>> = {
  full: { min: 28, max: 300, step: 1, unit: 'g' },
  puree: { min: 28, max: 180, step: 1, unit: 'g' },
  soft: { min: 28, max: 240, step: 1, unit: 'g' },
  regular: { min: 56, max: 400, step: 1, unit: 'g' },
}

/** Protein of a day that a clinic may ask for, in g. Source: health-rules 1.4. */
export const CLINIC_PROTEIN_G: Limit = { min: 40, max: 150, step: 1, unit: 'g' }

/** Fluids of a day that a clinic may ask for, in US fl oz: the floor of 2.4, and well below what is unsafe. Source: health-rules 1.4. */
export const CLINIC_FLUID_OZ: Limit = { min: 48, max: 100, step: 1, unit: 'oz' }

/**
 * What a cup of a sheet is taken as: the weight that the general guide takes, and the volume of a US cup. Foods differ, so
 * whoever takes it says so. Source: health-rules 1.1.
 */
export const CLINIC_CUP = { g: 240, oz: 8, tablespoons: 16 } as const

/** Characters of a clinic's number. */
export const CLINIC_PHONE_LENGTH = { min: 3, max: 40 } as const
