import { isWithin, roundToStep } from '../measures/limit.js'
import { EARLIER_WEIGHT_LBS } from '../measures/limits.js'
import { kgToLbs } from '../measures/units.js'

/** The weights before surgery against the one of today: seldom far below it, never so many times as much [own]. */
const TIMES_TODAY = { min: 0.76, max: 2.5 }

/** What a weight that was told of an earlier day looks like; `meantLbs` is null where kilograms do not fit either. */
export interface ToldSlip {
  readonly meantLbs: number | null
}

/**
 * Whether a weight that was told for the day of the surgery, or as the highest ever, looks like a slip beside the weight
 * of today; null where it does not. It asks, it never refuses. Source: health-rules 4.3.
 */
export const toldSlip = (toldLbs: number, currentLbs: number): ToldSlip | null => {
  if (isWithin(toldLbs / currentLbs, TIMES_TODAY)) return null
  const inKg = kgToLbs(toldLbs)
  const fits = isWithin(inKg / currentLbs, TIMES_TODAY) && isWithin(inKg, EARLIER_WEIGHT_LBS)
  return { meantLbs: fits ? roundToStep(inKg, EARLIER_WEIGHT_LBS) : null }
}
