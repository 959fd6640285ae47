export type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening'

/** The greeting of an hour on the person's clock (0–23): morning from 5, afternoon from 12, evening from 17. */
export const greeting = (hour: number): Greeting => {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}
