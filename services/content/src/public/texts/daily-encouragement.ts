import { daysBetween, localDay } from '@gb/domain'

/** Words and who said them. */
interface Message {
  message: string
  author: string
}

/** What one day shows. */
export interface Encouragement {
  /** Local day, 'YYYY-MM-DD'. */
  day: string
  message: Message
  note: string
}

// Any day does; it only fixes which words the count starts with.
const FIRST_DAY = '2026-01-01'

/** How long, in seconds, a public answer may be reused without asking again. */
export const FRESH_SECONDS = 300

const pick = <T>(items: readonly T[], count: number): T => {
  const item = items[((count % items.length) + items.length) % items.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The words of a local day: they follow from the day alone, so everyone who lives that day reads the same. */
export const encouragementOf = (
  day: string,
  messages: readonly Message[],
  notes: readonly string[],
): Encouragement => {
  const count = daysBetween(FIRST_DAY, day)
  return { day, message: pick(messages, count), note: pick(notes, count) }
}

/** Seconds that today's words may be reused: none shortly before midnight, or yesterday's would outlive the day. */
export const freshSecondsOfToday = (now: Date, timeZone: string): number => {
  const later = new Date(now.getTime() + FRESH_SECONDS * 1000)
  return localDay(later, timeZone) === localDay(now, timeZone) ? FRESH_SECONDS : 0
}
