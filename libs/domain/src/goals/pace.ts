import { expectedShare } from '../days/awake.js'

/**
 * Whether the share of today's goal may be told as a figure. It is told while it keeps up with the hours, for then it is
 * good news; else only what is there and what is left is said. A day with nothing in it has no share at any hour.
 */
export const keepsPace = (value: number, goal: number, hour: number): boolean =>
  value > 0 && value >= goal * expectedShare(hour)
