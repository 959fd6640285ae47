const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** A time of day on the wall, 'HH:MM', from 00:00 to 23:59. */
export type ClockTime = string

/** Whether the text is a time of day 'HH:MM'. */
export const isClockTime = (text: string): boolean => CLOCK_TIME.test(text)

/** Minutes since 00:00. Throws RangeError when it is no time of day. */
export const minuteOf = (time: ClockTime): number => {
  const [, hours, minutes] = CLOCK_TIME.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a time of day: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}

/** The time of day 'HH:MM' of minutes since 00:00; 1440 is 00:00 again. */
export const clockTime = (minute: number): ClockTime => {
  const inDay = ((minute % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
