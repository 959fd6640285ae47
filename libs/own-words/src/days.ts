import { addDays, formatsOf, type Language } from '@gb/domain'
import { useLanguageHere } from '@gb/entries'
import { useMemo } from 'react'

/** What the days next to now are called. */
interface NearDays {
  today: string
  yesterday: string
}

/** What writes stored local days and times in the language that is spoken here. */
export interface Days {
  /** "Today", "Yesterday", "Wed, Nov 18", "Nov 18, 2025". */
  day: (day: string, today: string) => string
  /** The same within a sentence: "since today". */
  inSentence: (day: string, today: string) => string
  /** "Wed" */
  weekday: (day: string) => string
  /** "May 2027" */
  month: (day: string) => string
  /** "8:05 AM", where the person is now. */
  time: (instant: string | number) => string
}

/** A stored local day: by its name where it is near, with its year where that is another than today's. */
export function dayInWords(day: string, today: string, near: NearDays, language: Language): string {
  if (day === today) return near.today
  if (day === addDays(today, -1)) return near.yesterday
  return formatsOf(language).day(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'short')
}

/**
 * Writes days with the words of a catalog.
 * @param near  as they stand alone, and within a sentence
 */
export function useDaysIn(near: NearDays & { inSentence: NearDays }): Days {
  const language = useLanguageHere()
  return useMemo(() => {
    const { day: written, time } = formatsOf(language)
    return {
      day: (day, today) => dayInWords(day, today, near, language),
      inSentence: (day, today) => dayInWords(day, today, near.inSentence, language),
      // Its name stands before the comma in both languages.
      weekday: (day) => written(day, 'weekday').split(',', 1).join(''),
      month: (day) => written(day, 'shortMonth'),
      time,
    }
  }, [language, near])
}
