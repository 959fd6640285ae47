import { addDays } from './days.js'

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const DAY_WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** A stored local day in words: Today, Yesterday, "Wed, Nov 18", "Nov 18, 2025". */
export function dayInWords(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  // A calendar day is no instant: read and written in UTC it stays the day it is.
  const date = new Date(`${day}T00:00:00Z`)
  return (day.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_WITH_YEAR).format(date)
}

/** The same within a sentence: "since today". */
export const dayInSentence = (day: string, today: string): string => {
  const words = dayInWords(day, today)
  return day === today || day === addDays(today, -1) ? words.toLowerCase() : words
}

/** "November 20, 2026" of a calendar day, YYYY-MM-DD. */
export const longDayInWords = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`))

/** "Wed" of a stored local day. */
export const weekdayInWords = (day: string): string => WEEKDAY.format(new Date(`${day}T00:00:00Z`))

/** "8:05 AM", where the person is now, on one line; of an ISO 8601 text or of ms. */
export const timeInWords = (instant: string | number): string =>
  TIME.format(new Date(instant)).replaceAll(/\s/g, '\u00a0')
