import {
  addDays,
  CLINIC_PROBLEMS,
  type ClinicSheet,
  clinicProblems,
  daysBetween,
  mlToOz,
  weightOzToG,
} from '@gb/domain'
import { isCalendarDay } from '@gb/service-kit'
import { LEFT_EMPTY } from './messages.js'
import { type ReadField, type SaidFigure, SHEET_FIELDS, type SheetField } from './said-figure.js'

const ML_PER_L = 1_000
const DAYS_A_WEEK = 7
/** No stage begins later, and no sheet gives a day with more digits. */
const MOST_DAYS = 400

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const IN_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** What came of a figure: a value, or why there is none. */
type Made = { readonly value: string } | { readonly problem: string }

const problem = (sentence: string): Made => ({ problem: sentence })

/** The numbers that stand in some words, also the small ones that are written out. */
const numbersIn = (words: string): Set<number> => {
  const digits = words.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []
  const written = words.toLowerCase().match(/[a-z]+/g) ?? []
  return new Set([
    ...digits.map(Number),
    ...written.flatMap((word) => (IN_WORDS.includes(word) ? [IN_WORDS.indexOf(word)] : [])),
  ])
}

const isDateIn = (day: string, words: string): boolean => {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  // Of a date each part counts, whatever stands between them.
  const numbers = numbersIn(words.replaceAll('.', ' '))
  const isMonthThere = numbers.has(month) || words.toLowerCase().includes(MONTHS[month - 1] ?? '-')
  return numbers.has(date) && isMonthThere
}

/** The day of that name that is nearest to the surgery. */
const nearestYear = (monthDay: string, surgeryDate: string): string => {
  const year = Number(surgeryDate.slice(0, 4))
  const days = [year - 1, year, year + 1].map((one) => `${one}-${monthDay}`).filter(isCalendarDay)
  const distance = (day: string): number => Math.abs(daysBetween(surgeryDate, day))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? monthDay
}

const dateOf = ({ value, words }: SaidFigure, surgeryDate: string): Made => {
  const monthDay = /^(?:-?-)?(\d\d-\d\d)$/.exec(value)?.[1]
  const day = monthDay === undefined ? value : nearestYear(monthDay, surgeryDate)
  if (!isCalendarDay(day)) return problem(LEFT_EMPTY.noDay)
  return isDateIn(day, words) ? { value: day } : problem(LEFT_EMPTY.notInWords)
}

const dayOf = (said: SaidFigure, surgeryDate: string | null): Made => {
  if (surgeryDate === null) return problem(CLINIC_PROBLEMS.noSurgeryDate)
  if (said.unit === 'date') return dateOf(said, surgeryDate)
  if (said.unit !== 'day_after_surgery' && said.unit !== 'week_after_surgery')
    return problem(LEFT_EMPTY.noDay)
  const count = Number(said.value)
  if (!Number.isInteger(count) || count < 0 || count > MOST_DAYS) return problem(LEFT_EMPTY.noDay)
  if (!numbersIn(said.words).has(count)) return problem(LEFT_EMPTY.notInWords)
  const days = said.unit === 'week_after_surgery' ? (count - 1) * DAYS_A_WEEK : count
  return { value: addDays(surgeryDate, days) }
}

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

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const phoneOf = ({ value, words }: SaidFigure): Made => {
  const digits = digitsOf(value)
  return digits !== '' && digitsOf(words).includes(digits) ? { value } : problem(LEFT_EMPTY.notInWords)
}

const same = (value: number): number => value
const MEAL = { g: same, oz: weightOzToG }
const PROTEIN = { g: same }
const FLUIDS = {
  oz: same,
  ml: mlToOz,
  l: (value: number) => mlToOz(value * ML_PER_L),
}

const madeOf = (said: SaidFigure, surgeryDate: string | null): Made => {
  if (said.field.endsWith('_from')) return dayOf(said, surgeryDate)
  if (said.field.endsWith('_phone')) return phoneOf(said)
  if (said.field === 'protein_g') return amountOf(said, PROTEIN)
  return amountOf(said, said.field === 'fluid_oz' ? FLUIDS : MEAL)
}

/** What the sheet says of one field; where it says two things, neither. */
const fieldOf = (field: SheetField, said: readonly SaidFigure[], surgeryDate: string | null): ReadField[] => {
  const made = said.map((one) => ({ words: one.words, made: madeOf(one, surgeryDate) }))
  const read = made.flatMap(({ words, made: one }) => ('value' in one ? [{ words, value: one.value }] : []))
  const [value, another] = new Set(read.map((one) => one.value))
  const [first] = made
  if (first === undefined) return []
  if (another !== undefined)
    return [
      {
        field,
        value: null,
        words: read.map(({ words }) => words).join(' / '),
        problem: LEFT_EMPTY.saidTwice,
      },
    ]
  if (value !== undefined) return [{ field, value, words: read[0]?.words ?? '', problem: null }]
  return [
    { field, value: null, words: first.words, problem: 'problem' in first.made ? first.made.problem : null },
  ]
}

const NAMES: Readonly<Record<SheetField, keyof ClinicSheet>> = {
  full_from: 'fullFrom',
  puree_from: 'pureeFrom',
  soft_from: 'softFrom',
  regular_from: 'regularFrom',
  full_meal_g: 'fullMealG',
  puree_meal_g: 'pureeMealG',
  soft_meal_g: 'softMealG',
  regular_meal_g: 'regularMealG',
  protein_g: 'proteinG',
  fluid_oz: 'fluidOz',
  office_phone: 'officePhone',
  after_hours_phone: 'afterHoursPhone',
}

const sheetOf = (fields: readonly ReadField[]): ClinicSheet => {
  const text = (field: SheetField) => fields.find((one) => one.field === field)?.value ?? null
  const amount = (field: SheetField) => {
    const value = text(field)
    return value === null ? null : Number(value)
  }
  return {
    fullFrom: text('full_from'),
    pureeFrom: text('puree_from'),
    softFrom: text('soft_from'),
    regularFrom: text('regular_from'),
    fullMealG: amount('full_meal_g'),
    pureeMealG: amount('puree_meal_g'),
    softMealG: amount('soft_meal_g'),
    regularMealG: amount('regular_meal_g'),
    proteinG: amount('protein_g'),
    fluidOz: amount('fluid_oz'),
    officePhone: text('office_phone'),
    afterHoursPhone: text('after_hours_phone'),
  }
}

/**
 * The fields of a clinic's sheet that a file speaks of, in their order. A figure that is not in the words it is said to
 * come from, that no rule of the form would take, or that stands there twice and differently, is left empty with why.
 */
export const readFigures = (figures: readonly SaidFigure[], surgeryDate: string | null): ReadField[] => {
  const fields = SHEET_FIELDS.flatMap((field) =>
    fieldOf(
      field,
      figures.filter((one) => one.field === field),
      surgeryDate,
    ),
  )
  const problems = new Map(
    clinicProblems(sheetOf(fields), surgeryDate).map(({ field, sentence }) => [field, sentence]),
  )
  return fields.map((field) => {
    const sentence = problems.get(NAMES[field.field])
    return sentence === undefined ? field : { ...field, value: null, problem: sentence }
  })
}
