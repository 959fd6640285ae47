import type { ClinicPlan } from './clinic-plan.js'

/** A clinic's plan that says nothing. */
export const NO_PLAN: ClinicPlan = {
  fullFrom: null,
  pureeFrom: null,
  softFrom: null,
  regularFrom: null,
  fullMealG: null,
  pureeMealG: null,
  softMealG: null,
  regularMealG: null,
  proteinG: null,
  fluidOz: null,
}
