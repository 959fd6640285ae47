import { formatsOf, instantInWords, type Language } from '@gb/domain'

/** An instant of the days around now: the time alone today, with the weekday on another day. */
export const whenInWords = (at: number, now: number, language: Language): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? formatsOf(language).time(at) : instantInWords(at, 'weekdayTime', { language })
}
