import { daysBetween } from '../days/days.js'
import { dailyGoals, energyOfPhase, type GoalPerson } from '../goals/goals.js'
import type { ClinicPart } from '../phases/clinic-plan.js'
import { phaseOfKey, phaseOn } from '../phases/phases.js'
import type { PhaseKey } from '../phases/phase-keys.js'
import { isLight } from '../weight/light.js'
import { type PlanPhase, planPhaseOf, PREVIEW_RECIPES, type RecipeCategory } from './choices.js'
import type { PlanGoals } from './plan-fit.js'
import { type PlanLimits, planLimits, rampKcal } from './plan-portion.js'

/** By what the plans of a person are made. */
export interface MealPlanBasis {
  /** null without a surgery date. */
  readonly phase: PhaseKey | null
  /** null while there is nothing to plan: more than 14 days before surgery, on its day and the day after. */
  readonly planPhase: PlanPhase | null
  readonly goals: PlanGoals
  readonly limits: PlanLimits
  /** What of it the person's clinic says; the rest is the general guide. */
  readonly fromClinic: readonly ClinicPart[]
}

/** Who is light has the plans of keeping a weight in place of those of losing it. Source: health-rules 9b.3; decision 132. */
const planToKeep = (planPhase: PlanPhase | null, isKeeping: boolean): PlanPhase | null =>
  isKeeping && planPhase === 'regular' ? 'maintenance' : planPhase

/** By what the plans of a person are made on a local calendar day ('YYYY-MM-DD'; RangeError when it does not exist). */
export const mealPlanBasis = (person: GoalPerson, day: string): MealPlanBasis => {
  const today = phaseOn(person, day)
  const phase = today?.key ?? null
  // Nobody plans for losing weight while pregnant. Source: health-rules 9b.7.
  const isPregnant = person.isPregnant === true
  const isKeeping = !isPregnant && isLight(person)
  const planPhase = isPregnant ? null : planToKeep(planPhaseOf(phase), isKeeping)
  const dayNumber = person.surgeryDate === null ? null : daysBetween(person.surgeryDate, day)
  const { calories, proteinG } = dailyGoals(person, day)
  const key = planPhase ?? phase ?? 'regular'
  const row = today?.key === key ? today : phaseOfKey(key, person)
  const ramp = isPregnant ? null : rampKcal(row, dayNumber)
  return {
    phase,
    planPhase,
    goals: { calories: ramp ?? (isKeeping ? energyOfPhase(row, person) : calories), proteinG },
    limits: planLimits(row, dayNumber),
    fromClinic: row.fromClinic,
  }
}

/** The recipes of a preview: the first of each category that fit the phase, three in all. */
export const previewOf = <
  Recipe extends { readonly category: RecipeCategory; readonly phases: readonly PhaseKey[] },
>(
  recipes: readonly Recipe[],
  phase: PhaseKey,
): Recipe[] =>
  recipes
    .filter(({ phases }) => phases.includes(phase))
    .filter(({ category }, index, fitting) => fitting.findIndex((one) => one.category === category) === index)
    .slice(0, PREVIEW_RECIPES)
