const HOURS_OF_A_DAY = 24
/** Zones go from twelve hours behind UTC to fourteen ahead; these name each hour of a day once. */
const FARTHEST_AHEAD = 12

/** A time zone (IANA name) where it is this hour of the day (0 to 23) right now, whatever the hour is here. */
export const zoneAtHour = (hour: number, now = new Date()): string => {
  const around = (hour - now.getUTCHours() + HOURS_OF_A_DAY) % HOURS_OF_A_DAY
  const ahead = around > FARTHEST_AHEAD ? around - HOURS_OF_A_DAY : around
  // The names count the other way round: Etc/GMT-3 is three hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
