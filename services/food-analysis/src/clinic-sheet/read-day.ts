import { addDays, CLINIC_PROBLEMS, daysBetween } from '@gb/domain'
import { isCalendarDay } from '@gb/service-kit'
import { IN_WORDS, type Made, numbersIn, problem } from './made.js'
import { LEFT_EMPTY } from './messages.js'
import type { SaidFigure } from './said-figure.js'

const DAYS_A_WEEK = 7
/** No stage begins later, and no sheet gives a day with more digits. */
const MOST_DAYS = 400

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
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

/** The first day of a stage that a sheet says as a date, or as a day or week after surgery. */
export const dayOf = (said: SaidFigure, surgeryDate: string | null): Made => {
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
