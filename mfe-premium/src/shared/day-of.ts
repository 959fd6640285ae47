const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "May 20, 2027", where the person is. */
export const dayOf = (instant: string): string => DAY.format(new Date(instant))
