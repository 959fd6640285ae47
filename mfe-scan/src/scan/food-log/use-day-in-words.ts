import { addDays, dayInWords, LOCALES } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { foodLogCatalog } from './messages/generated/food-log'

// A calendar day is no instant: read and written in UTC it stays the day it is.
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Writes a stored local day: "Today", "Yesterday", "Wed, Nov 18", "Nov 18, 2025". */
export function useDayInWords(): (day: string, today: string) => string {
  const language = useLanguageHere()
  const words = useMessages(foodLogCatalog)
  return (day, today) => {
    if (day === today) return words.today
    if (day === addDays(today, -1)) return words.yesterday
    if (language === 'en') return dayInWords(day, today)
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    const style = isThisYear
      ? ({ ...DAY, weekday: 'short' } as const)
      : ({ ...DAY, year: 'numeric' } as const)
    return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(`${day}T00:00:00Z`))
  }
}
