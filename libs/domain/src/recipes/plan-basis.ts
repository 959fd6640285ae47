import { dailyGoals, type GoalPerson } from '../goals.js'
import { phaseOn, phaseOfKey } from '../phases.js'
import type { Phase, PhaseKey } from '../phase-table.js'
import { PORTION_TOLERANCE } from '../rating/parts.js'
import { type PlanPhase, planPhaseOf, PREVIEW_RECIPES, type RecipeCategory } from './choices.js'
import type { PlanGoals } from './plan-fit.js'

/** By what the plans of a person are made. */
export type MealPlanBasis = {
  /** null without a surgery date. */
  readonly phase: PhaseKey | null
  /** null while there is nothing to plan: more than 14 days before surgery. */
  readonly planPhase: PlanPhase | null
  /** Whether the plans are for a phase that is still to come. */
  readonly isUpcoming: boolean
  readonly goals: PlanGoals
  /** What one meal may weigh in g; null is no limit. */
  readonly maxMealG: number | null
}

/** What one meal of a phase may weigh at most, in g, before its rating falls; null is no limit. */
export const heaviestMealG = ({ mealMaxG }: Pick<Phase, 'mealMaxG'>): number | null =>
  mealMaxG === null ? null : mealMaxG * PORTION_TOLERANCE

/** By what the plans of a person are made on a local calendar day ('YYYY-MM-DD'; RangeError when it does not exist). */
export const mealPlanBasis = (person: GoalPerson, day: string): MealPlanBasis => {
  const known = phaseOn(person.surgeryDate, day)
  const phase = known?.key ?? null
  const planPhase = planPhaseOf(phase)
  const isUpcoming = phase !== null && planPhase !== null && phase !== planPhase
  const row = isUpcoming ? phaseOfKey(planPhase) : (known ?? phaseOfKey(null))
  const today = dailyGoals(person, day)
  const goals = isUpcoming
    ? {
        calories: typeof row.kcal === 'number' ? row.kcal : null,
        proteinG: typeof row.proteinG === 'number' ? row.proteinG : null,
      }
    : { calories: today.calories, proteinG: today.proteinG }
  return { phase, planPhase, isUpcoming, goals, maxMealG: heaviestMealG(row) }
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
