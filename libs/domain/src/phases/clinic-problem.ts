import { daysBetween } from '../days/days.js'
import { dialable } from '../help/dialable.js'
import { isWithin, type Limit } from '../measures/limit.js'
import { gToWeightOz } from '../measures/units.js'
import { CLINIC_FLUID_OZ, CLINIC_MEAL_G, CLINIC_PROTEIN_G, CLINIC_STAGE_DAY } from './clinic-limits.js'
import { CLINIC_STAGES, type ClinicPlan, type ClinicSheet, type ClinicStage } from './clinic-plan.js'

/** A field of the clinic's sheet, and the sentence that says what is the matter with it. */
export interface ClinicProblem {
  readonly field: keyof ClinicSheet
  readonly sentence: string
}

const NAMES: Readonly<Record<ClinicStage, string>> = {
  full: 'Full liquids',
  puree: 'Purees',
  soft: 'Soft foods',
  regular: 'Regular foods',
}

/** A number that the app cannot work with is no reason to doubt a clinic. */
const THE_SHEET_WINS =
  'If your sheet says another number, follow your sheet, leave this blank, and check with your clinic.'

/** What is said of a sheet that cannot be kept as it is. */
export const CLINIC_PROBLEMS = {
  noSurgeryDate: 'The stages count from your surgery. Please add its date to your profile first.',
  day: (stage: ClinicStage) => {
    const { min, max } = CLINIC_STAGE_DAY[stage]
    return `${NAMES[stage]} start ${min} to ${max} days after surgery in every program we know. Please check this date with your clinic.`
  },
  order: (stage: ClinicStage, before: ClinicStage) =>
    `${NAMES[stage]} come after ${NAMES[before].toLowerCase()}. Please check both dates.`,
  meal: (stage: ClinicStage) => {
    const { min, max } = CLINIC_MEAL_G[stage]
    return `The app can only use ${min} to ${max} g (${Math.round(gToWeightOz(min))} to ${Math.floor(gToWeightOz(max))} oz) for this stage. ${THE_SHEET_WINS}`
  },
  protein: `The app can only use a protein goal of ${CLINIC_PROTEIN_G.min} to ${CLINIC_PROTEIN_G.max} g. ${THE_SHEET_WINS}`,
  fluids: `The app can only use a fluid goal of ${CLINIC_FLUID_OZ.min} to ${CLINIC_FLUID_OZ.max} oz. ${THE_SHEET_WINS}`,
  phone: 'Please enter a phone number, like 555-010-0199.',
  empty: 'Please fill in at least one field.',
} as const

const isOff = (value: number | null, limit: Limit): boolean =>
  value !== null && !(Number.isInteger(value) && isWithin(value, limit))

/** Why a first day cannot stand: no day to count from, too early or late, or not after the stage before it. */
const dayProblem = (plan: ClinicPlan, stage: ClinicStage, surgeryDate: string | null): string | null => {
  const day = plan[`${stage}From`]
  if (day === null) return null
  if (surgeryDate === null) return CLINIC_PROBLEMS.noSurgeryDate
  if (!isWithin(daysBetween(surgeryDate, day), CLINIC_STAGE_DAY[stage])) return CLINIC_PROBLEMS.day(stage)
  const before = CLINIC_STAGES.slice(0, CLINIC_STAGES.indexOf(stage)).findLast(
    (earlier) => plan[`${earlier}From`] !== null,
  )
  const isInOrder = before === undefined || (plan[`${before}From`] ?? '') < day
  return isInOrder ? null : CLINIC_PROBLEMS.order(stage, before)
}

const ofStage = (
  sheet: ClinicSheet,
  stage: ClinicStage,
  surgeryDate: string | null,
): (ClinicProblem | null)[] => {
  const day = dayProblem(sheet, stage, surgeryDate)
  const isMealOff = isOff(sheet[`${stage}MealG`], CLINIC_MEAL_G[stage])
  return [
    day === null ? null : { field: `${stage}From`, sentence: day },
    isMealOff ? { field: `${stage}MealG`, sentence: CLINIC_PROBLEMS.meal(stage) } : null,
  ]
}

const ofPhone = (sheet: ClinicSheet, field: 'officePhone' | 'afterHoursPhone'): ClinicProblem | null => {
  const phone = sheet[field]
  return phone === null || dialable(phone) !== null ? null : { field, sentence: CLINIC_PROBLEMS.phone }
}

/**
 * What is the matter with a clinic's sheet, in the order of its fields; none when it can be kept. Dates are 'YYYY-MM-DD';
 * RangeError otherwise. Source: health-rules 1.4.
 */
export const clinicProblems = (sheet: ClinicSheet, surgeryDate: string | null): ClinicProblem[] =>
  [
    ...CLINIC_STAGES.flatMap((stage) => ofStage(sheet, stage, surgeryDate)),
    isOff(sheet.proteinG, CLINIC_PROTEIN_G)
      ? ({ field: 'proteinG', sentence: CLINIC_PROBLEMS.protein } as const)
      : null,
    isOff(sheet.fluidOz, CLINIC_FLUID_OZ)
      ? ({ field: 'fluidOz', sentence: CLINIC_PROBLEMS.fluids } as const)
      : null,
    ofPhone(sheet, 'officePhone'),
    ofPhone(sheet, 'afterHoursPhone'),
  ].filter((problem) => problem !== null)

/** Whether a sheet says nothing at all. */
export const isEmptySheet = (sheet: ClinicSheet): boolean =>
  Object.values(sheet).every((value) => value === null)
