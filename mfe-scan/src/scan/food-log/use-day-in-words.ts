import { useLanguageHere, useMessages } from '@gb/entries'
import { dayInWords } from '@gb/own-words'
import { foodLogCatalog } from './messages/generated/food-log'

/** Writes a stored local day: "Today", "Yesterday", "Wed, Nov 18", "Nov 18, 2025". */
export function useDayInWords(): (day: string, today: string) => string {
  const language = useLanguageHere()
  const near = useMessages(foodLogCatalog).near
  return (day, today) => dayInWords(day, today, near, language)
}
