/** How much of a goal is reached: what the text says, and where the bar stops. */
export interface GoalProgress {
  readonly percent: number
  readonly barPercent: number
}

/**
 * Whole percent of a goal; null when there is no goal. A bar stops at 100 %, its text does not ("124 %").
 * Source: wire-rules 3; product-rules 9.
 */
export const goalProgress = (value: number, goal: number | null): GoalProgress | null => {
  if (goal === null || !(goal > 0)) return null
  const percent = Math.max(0, Math.round((100 * value) / goal))
  return { percent, barPercent: Math.min(100, percent) }
}
