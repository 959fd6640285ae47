import {
  CLINIC_STAGES,
  type ClinicPart,
  type ClinicPlan,
  type ClinicStage,
  type StagedPerson,
} from './clinic-plan.js'
import type { PhaseKey } from './phase-keys.js'
import { type Phase, PHASES } from './phase-table.js'
import { standingDays, type StageDays } from './standing-days.js'

/** A row of a person's own table. */
export interface PersonPhase extends Phase {
  /** What of it the clinic of the person says; the rest is the general guide. */
  readonly fromClinic: readonly ClinicPart[]
}

const shippedDay = (stage: ClinicStage): number => PHASES.find(({ key }) => key === stage)?.fromDay ?? 0

/**
 * The first day of every stage. Where the clinic gave none the general guide holds, with two exceptions: a stage that was
 * moved to a later day keeps its usual length, and none lasts into the day on which the clinic begins the next one.
 */
const firstDays = (given: StageDays): Record<ClinicStage, number> => {
  const days = { full: 0, puree: 0, soft: 0, regular: 0 }
  CLINIC_STAGES.forEach((stage, index) => {
    const before = CLINIC_STAGES[index - 1]
    const usual = shippedDay(stage)
    const pushed = before === undefined ? usual : days[before] + usual - shippedDay(before)
    const next = CLINIC_STAGES.slice(index + 1).flatMap((later) => given[later] ?? [])
    days[stage] = given[stage] ?? Math.min(Math.max(usual, pushed), ...next)
  })
  return days
}

/** Rows of the table whose days the clinic's dates decide. */
const windowOf = (
  phase: Phase,
  days: Readonly<Record<ClinicStage, number>>,
): Pick<Phase, 'fromDay' | 'toDay'> => {
  const { fromDay, toDay } = phase
  switch (phase.stage) {
    case 'clear':
      return { fromDay, toDay: days.full - 1 }
    case 'full':
      return { fromDay: days.full, toDay: days.puree - 1 }
    case 'puree':
      return { fromDay: days.puree, toDay: days.soft - 1 }
    case 'soft':
      return { fromDay: days.soft, toDay: days.regular - 1 }
    case 'regular_early':
      return { fromDay: days.regular, toDay }
    default:
      return { fromDay, toDay }
  }
}

const isStage = (key: PhaseKey): key is ClinicStage => CLINIC_STAGES.some((stage) => stage === key)

/** Goals of the clinic hold from full liquids on: before them nobody has to reach anything. */
const AFTER_SIPS: readonly PhaseKey[] = [...CLINIC_STAGES, 'maintenance']

const goalsOf = (phase: Phase, plan: ClinicPlan): Pick<Phase, 'proteinG' | 'fluidOz' | 'mealMaxG'> => {
  const hasGoals = AFTER_SIPS.includes(phase.key)
  return {
    proteinG: (hasGoals ? plan.proteinG : null) ?? phase.proteinG,
    fluidOz: (hasGoals ? plan.fluidOz : null) ?? phase.fluidOz,
    mealMaxG: (isStage(phase.key) ? plan[`${phase.key}MealG`] : null) ?? phase.mealMaxG,
  }
}

const clinicParts = (phase: Phase, plan: ClinicPlan, isStageTheirs: boolean): ClinicPart[] => {
  const hasGoals = AFTER_SIPS.includes(phase.key)
  return [
    ...(isStageTheirs ? (['stage'] as const) : []),
    ...(isStage(phase.key) && plan[`${phase.key}MealG`] !== null ? (['portion'] as const) : []),
    ...(hasGoals && plan.proteinG !== null ? (['protein'] as const) : []),
    ...(hasGoals && plan.fluidOz !== null ? (['fluids'] as const) : []),
  ]
}

const NOTHING: readonly ClinicPart[] = []
const GENERAL_GUIDE: readonly PersonPhase[] = PHASES.map((phase) => ({ ...phase, fromClinic: NOTHING }))

/**
 * The table of phases of a person: the general guide, in which what their clinic says takes the place of what it differs
 * from. Everything that depends on a phase asks here. A row may have no day at all. Source: health-rules 1.1 and 1.4.
 */
export const phasesOf = (person: StagedPerson): readonly PersonPhase[] => {
  const { clinicPlan: plan } = person
  if (plan == null) return GENERAL_GUIDE
  const given = standingDays(person)
  const days = firstDays(given)
  return PHASES.map((phase) => {
    const window = windowOf(phase, days)
    const isDated = isStage(phase.key) && given[phase.key] !== undefined
    const isMoved = window.fromDay !== phase.fromDay || window.toDay !== phase.toDay
    const own = { ...phase, ...window, ...goalsOf(phase, plan) }
    return { ...own, fromClinic: clinicParts(phase, plan, isDated || isMoved) }
  })
}
