import { addDays, formatsOf } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { foodLogCatalog } from './messages/generated/food-log'

/** Writes a stored local day: "Today", "Yesterday", "Wed, Nov 18", "Nov 18, 2025". */
export function useDayInWords(): (day: string, today: string) => string {
  const language = useLanguageHere()
  const words = useMessages(foodLogCatalog)
  return (day, today) => {
    if (day === today) return words.today
    if (day === addDays(today, -1)) return words.yesterday
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return formatsOf(language).day(day, isThisYear ? 'weekday' : 'short')
  }
}
