import { roundToStep } from '../measures/limit.js'
import { WEIGHT_LBS } from '../measures/limits.js'

/** Pounds lost since the first weight (negative after a gain), pounds left to the goal, and percent of the way (0–100). */
export interface WeightProgress {
  readonly lostLbs: number
  readonly remainingLbs: number
  readonly percentToGoal: number
}

const PERCENT = { step: 0.1 } as const

/**
 * The weight card: remaining is never below 0; percent = lost / (lost + remaining), 0 when nothing is lost.
 * Sources: product-rules 9; wire-rules 3; health-rules 4.1.
 */
export const weightProgress = (weights: {
  readonly firstLbs: number
  readonly currentLbs: number
  readonly goalLbs: number
}): WeightProgress => {
  const lostLbs = roundToStep(weights.firstLbs - weights.currentLbs, WEIGHT_LBS)
  const remainingLbs = Math.max(0, roundToStep(weights.currentLbs - weights.goalLbs, WEIGHT_LBS))
  const percentToGoal = lostLbs <= 0 ? 0 : roundToStep((100 * lostLbs) / (lostLbs + remainingLbs), PERCENT)
  return { lostLbs, remainingLbs, percentToGoal }
}
