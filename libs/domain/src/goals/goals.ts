import { KCAL_PER_G } from '../foods/energy.js'
import type { ActivityLevel, Gender } from '../person/person.js'
import type { ClinicPart, StagedPerson } from '../phases/clinic-plan.js'
import type { PhaseKey } from '../phases/phase-keys.js'
import type { Phase } from '../phases/phase-table.js'
import { phaseOfKey, phaseOn } from '../phases/phases.js'
import { inchesToM } from '../measures/units.js'
import { isToLoseNoMore } from '../weight/light.js'

/** What the goals depend on. `heightInches` is the whole height. */
export interface GoalPerson extends StagedPerson {
  readonly gender: Gender
  readonly heightInches: number
  readonly activityLevel: ActivityLevel
  /** Then there is no goal for energy, carbs and fat. Source: health-rules 9b.7. */
  readonly isPregnant?: boolean
  /** The last weight, lbs; under a BMI of 20 there is no goal for energy, carbs and fat either. Source: health-rules 9b.3. */
  readonly currentWeightLbs?: number
}

/** Goals of one day: kcal, g, US fl oz. null is "no goal in this phase", never zero. */
export interface DailyGoals {
  readonly phase: PhaseKey | null
  readonly calories: number | null
  readonly proteinG: number | null
  readonly carbsG: number | null
  readonly fatG: number | null
  readonly fluidOz: number
  /** What of the phase and its goals the person's clinic says; the rest is the general guide. */
  readonly fromClinic: readonly ClinicPart[]
}

const PROTEIN_G_PER_IDEAL_KG = 1.2
const IDEAL_BMI = 25
const PROTEIN_STEP_G = 5
const PROTEIN_MIN_G = 60
const PROTEIN_MAX_G = 100

/** Never shown a lower energy goal from day 56 on, in kcal. Source: health-rules 2.1. */
const KCAL_FLOOR = 800

/** kcal a day on top of maintenance. Source: health-rules 2.1 [own]. */
const KCAL_BY_ACTIVITY: Readonly<Record<ActivityLevel, number>> = {
  sedentary: -100,
  light: 0,
  moderate: 100,
  active: 150,
  very_active: 200,
}

/**
 * Protein of a day in g from the height in inches: 1.2 g per kg of the weight at BMI 25, in steps of 5 g,
 * from 60 to 100 g. Source: health-rules 2.2 [own].
 */
export const proteinFormulaG = (heightInches: number): number => {
  const idealKg = IDEAL_BMI * inchesToM(heightInches) ** 2
  const rounded = Math.round((PROTEIN_G_PER_IDEAL_KG * idealKg) / PROTEIN_STEP_G) * PROTEIN_STEP_G
  return Math.min(PROTEIN_MAX_G, Math.max(PROTEIN_MIN_G, rounded))
}

/** Fat of a day in g: the energy that protein and carbs leave over, never below 0. Source: health-rules 2.3. */
export const fatGoalG = (kcal: number, proteinG: number, carbsG: number): number =>
  Math.max(0, Math.round((kcal - KCAL_PER_G.protein * proteinG - KCAL_PER_G.carbs * carbsG) / KCAL_PER_G.fat))

const proteinGoalG = (phase: Phase, heightInches: number): number | null => {
  if (phase.proteinG !== 'formula') return phase.proteinG
  const formula = proteinFormulaG(heightInches)
  return phase.proteinMaxG === null ? formula : Math.min(formula, phase.proteinMaxG)
}

/** Only the row that depends on gender, maintenance, follows the activity. Source: health-rules 2.1. */
const phaseKcal = (phase: Phase, person: GoalPerson): number | null => {
  if (phase.kcal === null || typeof phase.kcal === 'number') return phase.kcal
  return Math.max(KCAL_FLOOR, phase.kcal[person.gender] + KCAL_BY_ACTIVITY[person.activityLevel])
}

/** A clinic may ask for more protein than the energy of the phase holds: goals that are shown together can be met together. */
const withRoomFor = (
  { proteinG, carbsG }: Pick<DailyGoals, 'proteinG' | 'carbsG'>,
  kcal: number | null,
): number | null =>
  kcal === null || proteinG === null || carbsG === null
    ? kcal
    : Math.max(kcal, KCAL_PER_G.protein * proteinG + KCAL_PER_G.carbs * carbsG)

/** The energy of a phase in kcal, whoever it is for: what a plan of that phase is sized to. Source: health-rules 1.1 and 2.1. */
export const energyOfPhase = (phase: Phase, person: GoalPerson): number | null =>
  withRoomFor(
    { proteinG: proteinGoalG(phase, person.heightInches), carbsG: phase.carbsG },
    phaseKcal(phase, person),
  )

/**
 * The goals of a person on a local calendar day ('YYYY-MM-DD'; RangeError when it does not exist). Without a surgery
 * date the phase is null and the goals are those of `regular`, its early row. Source: health-rules 1.1, 1.4 and 2.
 */
export const dailyGoals = (person: GoalPerson, day: string): DailyGoals => {
  const known = phaseOn(person, day)
  const phase = known ?? phaseOfKey(null, person)
  const proteinG = proteinGoalG(phase, person.heightInches)
  const { fluidOz, fromClinic } = phase
  const isPutAway = isToLoseNoMore(person)
  const carbsG = isPutAway ? null : phase.carbsG
  const calories = isPutAway ? null : energyOfPhase(phase, person)
  const fatG =
    calories === null || proteinG === null || carbsG === null ? null : fatGoalG(calories, proteinG, carbsG)
  return { phase: known?.key ?? null, calories, proteinG, carbsG, fatG, fluidOz, fromClinic }
}
