import { addDays, formatsOf, SCREENS_CHECKED_ON } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useMemo } from 'react'
import { sectionCatalog } from './messages/generated/section'

/** What writes stored local days and times in the language that is spoken here. */
export interface Days {
  /** "Today", "Yesterday", "Wed, Nov 18", "Nov 18, 2025". */
  day: (day: string, today: string) => string
  /** The same within a sentence: "since today". */
  inSentence: (day: string, today: string) => string
  /** "May 2027" */
  month: (day: string) => string
  /** "8:05 AM", where the person is now. */
  time: (instant: string | number) => string
}

export function useDays(): Days {
  const language = useLanguageHere()
  const words = useMessages(sectionCatalog)
  return useMemo(() => {
    const { day: written, time } = formatsOf(language)
    const near = (day: string, today: string, said: typeof words.inSentence) => {
      if (day === today) return said.today
      if (day === addDays(today, -1)) return said.yesterday
      return written(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'short')
    }
    return {
      day: (day, today) => near(day, today, words),
      inSentence: (day, today) => near(day, today, words.inSentence),
      month: (day) => written(day, 'shortMonth'),
      time,
    }
  }, [language, words])
}

/** When what the screens say was held against its sources. */
export const useChecked = (): string => useMessages(sectionCatalog).checked({ day: SCREENS_CHECKED_ON })
