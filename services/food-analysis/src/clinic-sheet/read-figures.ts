import {
  CLINIC_CUP,
  CLINIC_SHEET_FIELDS,
  CLINIC_SHEET_NAMES,
  type ClinicSheetField,
  clinicProblems,
  mlToOz,
  sheetOfFigures,
  weightOzToG,
} from '@gb/domain'
import { householdAmount, householdAmountsIn, type HouseholdMeasure } from './household.js'
import { type Made, numbersIn, problem } from './made.js'
import { LEFT_EMPTY, TAKEN_AS } from './messages.js'
import { dayOf } from './read-day.js'
import type { ReadField, SaidFigure } from './said-figure.js'

const ML_PER_L = 1_000

const amountOf = (
  said: SaidFigure,
  turn: Partial<Record<SaidFigure['unit'], (value: number) => number>>,
): Made => {
  const toUnit = turn[said.unit]
  if (toUnit === undefined) return problem(LEFT_EMPTY.otherUnit)
  const amount = /^\d{1,5}(?:\.\d{1,3})?$/.test(said.value) ? Number(said.value) : Number.NaN
  return numbersIn(said.words).has(amount)
    ? { value: String(Math.round(toUnit(amount))) }
    : problem(LEFT_EMPTY.notInWords)
}

/** What one of a measure is in the unit that is asked for, and the sentence that says so. */
interface Taken {
  readonly each: number
  readonly sentence: string
}

const householdOf = (
  said: SaidFigure,
  measure: HouseholdMeasure,
  taken: Partial<Record<HouseholdMeasure, Taken>>,
): Made => {
  const one = taken[measure]
  if (one === undefined) return problem(LEFT_EMPTY.otherUnit)
  const amount = householdAmount(said.value)
  return amount !== null && householdAmountsIn(said.words, measure).has(amount)
    ? { value: String(Math.round(amount * one.each)), takenAs: one.sentence }
    : problem(LEFT_EMPTY.notInWords)
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const phoneOf = ({ value, words }: SaidFigure): Made => {
  const digits = digitsOf(value)
  return digits !== '' && digitsOf(words).includes(digits) ? { value } : problem(LEFT_EMPTY.notInWords)
}

const same = (value: number): number => value
const MEAL = { g: same, oz: weightOzToG }
const MEAL_IN_KITCHEN = {
  cup: { each: CLINIC_CUP.g, sentence: TAKEN_AS.meal.cup },
  tablespoon: { each: CLINIC_CUP.g / CLINIC_CUP.tablespoons, sentence: TAKEN_AS.meal.tablespoon },
}
const PROTEIN = { g: same }
const FLUIDS = {
  oz: same,
  ml: mlToOz,
  l: (value: number) => mlToOz(value * ML_PER_L),
}

const FLUIDS_IN_KITCHEN = { cup: { each: CLINIC_CUP.oz, sentence: TAKEN_AS.fluids.cup } }

const measureOf = (said: SaidFigure): Made => {
  const isFluid = said.field === 'fluid_oz'
  return said.unit === 'cup' || said.unit === 'tablespoon'
    ? householdOf(said, said.unit, isFluid ? FLUIDS_IN_KITCHEN : MEAL_IN_KITCHEN)
    : amountOf(said, isFluid ? FLUIDS : MEAL)
}

const madeOf = (said: SaidFigure, surgeryDate: string | null): Made => {
  if (said.field.endsWith('_from')) return dayOf(said, surgeryDate)
  if (said.field.endsWith('_phone')) return phoneOf(said)
  if (said.field === 'protein_g') return amountOf(said, PROTEIN)
  return measureOf(said)
}

/** What the sheet says of one field; where it says two things, neither. */
const fieldOf = (
  field: ClinicSheetField,
  said: readonly SaidFigure[],
  surgeryDate: string | null,
): ReadField[] => {
  const made = said.map((one) => ({ words: one.words, made: madeOf(one, surgeryDate) }))
  const read = made.flatMap(({ words, made: one }) => ('value' in one ? [{ words, ...one }] : []))
  const [value, another] = new Set(read.map((one) => one.value))
  const [first] = made
  if (first === undefined) return []
  if (another !== undefined)
    return [
      {
        field,
        value: null,
        words: read.map(({ words }) => words).join(' / '),
        taken_as: null,
        problem: LEFT_EMPTY.saidTwice,
      },
    ]
  if (value !== undefined)
    return [{ field, value, words: read[0]?.words ?? '', taken_as: read[0]?.takenAs ?? null, problem: null }]
  const sentence = 'problem' in first.made ? first.made.problem : null
  return [{ field, value: null, words: first.words, taken_as: null, problem: sentence }]
}

/**
 * The fields of a clinic's sheet that a file speaks of, in their order. A figure that is not in the words it is said to
 * come from, that no rule of the form would take, or that stands there twice and differently, is left empty with why.
 */
export const readFigures = (figures: readonly SaidFigure[], surgeryDate: string | null): ReadField[] => {
  const fields = CLINIC_SHEET_FIELDS.flatMap((field) =>
    fieldOf(
      field,
      figures.filter((one) => one.field === field),
      surgeryDate,
    ),
  )
  const problems = new Map(
    clinicProblems(sheetOfFigures(fields), surgeryDate).map(({ field, sentence }) => [field, sentence]),
  )
  return fields.map((field) => {
    const sentence = problems.get(CLINIC_SHEET_NAMES[field.field])
    return sentence === undefined ? field : { ...field, value: null, taken_as: null, problem: sentence }
  })
}
