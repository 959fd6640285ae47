import { instantInWords, timeInWords } from '@gb/domain'

/** An instant of the days around now: the time alone today, with the weekday on another day. */
export const whenInWords = (at: number, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? timeInWords(at) : instantInWords(at, 'weekdayTime')
}
