export type Greeting = 'Hello' | 'Good morning' | 'Good afternoon' | 'Good evening'

/**
 * The greeting of an hour on the person's clock (0–23): morning from 5, afternoon from 12, evening from 17. At
 * night no time of day is good to be told.
 */
export const greeting = (hour: number): Greeting => {
  if (hour < 5) return 'Hello'
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}
