import {
  addDays,
  CLINIC_PROBLEMS,
  CLINIC_SHEET_FIELDS,
  CLINIC_SHEET_NAMES,
  type ClinicSheetField,
  clinicProblems,
  daysBetween,
  mlToOz,
  sheetOfFigures,
  weightOzToG,
} from '@gb/domain'
import { isCalendarDay } from '@gb/service-kit'
import { LEFT_EMPTY } from './messages.js'
import type { ReadField, SaidFigure } from './said-figure.js'

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

const WEEK = '(?:weeks?|wks?)'

/**
 * Whole weeks between the surgery and what begins then. "Week 3" begins after two of them, "3 weeks after surgery" and "after week 3"
 * after three: a week too early is a stage too early. null where the words say neither, or both.
 */
const wholeWeeks = (count: number, words: string): number | null => {
  const number = [String(count), IN_WORDS[count]].filter((one) => one !== undefined).join('|')
  const said = words.toLowerCase()
  const isIn = (pattern: string): boolean => new RegExp(pattern).test(said)
  const isAfterNamed = isIn(`\\b(?:after|end of|following) (?:the )?${WEEK}\\s*(?:${number})\\b`)
  const isNamed = isIn(`\\b${WEEK}\\.?\\s*#?(?:${number})\\b|\\b(?:${number})(?:st|nd|rd|th) ${WEEK}\\b`)
  const isCounted = isIn(
    `\\b(?:${number})(?:\\s*(?:-|\u2013|to|or|and)\\s*\\w+)?[\\s-]*(?:full |whole )?${WEEK}\\b`,
  )
  if (isAfterNamed) return count
  if (isNamed === isCounted) return null
  return isNamed ? count - 1 : count
}

const dayOf = (said: SaidFigure, surgeryDate: string | null): Made => {
  if (surgeryDate === null) return problem(CLINIC_PROBLEMS.noSurgeryDate)
  if (said.unit === 'date') return dateOf(said, surgeryDate)
  if (said.unit !== 'day_after_surgery' && said.unit !== 'week_after_surgery')
    return problem(LEFT_EMPTY.noDay)
  const count = Number(said.value)
  if (!Number.isInteger(count) || count < 0 || count > MOST_DAYS) return problem(LEFT_EMPTY.noDay)
  if (!numbersIn(said.words).has(count)) return problem(LEFT_EMPTY.notInWords)
  if (said.unit === 'day_after_surgery') return { value: addDays(surgeryDate, count) }
  const weeks = wholeWeeks(count, said.words)
  return weeks === null ? problem(LEFT_EMPTY.noDay) : { value: addDays(surgeryDate, weeks * DAYS_A_WEEK) }
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
const fieldOf = (
  field: ClinicSheetField,
  said: readonly SaidFigure[],
  surgeryDate: string | null,
): ReadField[] => {
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
    return sentence === undefined ? field : { ...field, value: null, problem: sentence }
  })
}
