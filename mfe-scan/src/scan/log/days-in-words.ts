import { addDays } from '@gb/domain'

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** A stored local day in words: Today, Yesterday, "Wed, Nov 18". */
export function dayInWords(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  // A calendar day is no instant: read and written in UTC it stays the day it is.
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

/** "8:05 AM" of an ISO 8601 text, where the person is now. */
export const timeInWords = (instant: string): string => TIME.format(new Date(instant))
