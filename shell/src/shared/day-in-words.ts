const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** Day of an instant (ISO) on this device, like "Nov 20, 2026". */
export const dayInWords = (instant: string) => format.format(new Date(instant))
