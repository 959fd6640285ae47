const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Moment of an instant (ISO) on this device, like "Monday, November 23 at 8:30 AM". */
export const momentInWords = (instant: string) => format.format(new Date(instant))
