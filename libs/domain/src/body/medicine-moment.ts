import { daysBetween } from '../days/days.js'
import { reaches } from '../measures/limit.js'
import { LIVER_DIET_DAYS } from '../phases/liver-diet-days.js'
import { totalLossPercent } from '../weight/baseline.js'

/** When medicines are worth a question, the more pressing first. Source: health-rules 9b.6. */
export const MEDICINE_MOMENTS = ['before_surgery', 'tenth_lost'] as const
export type MedicineMoment = (typeof MEDICINE_MOMENTS)[number]

/** From this loss on doses of before may be too much, in percent of the weight. Source: health-rules 9b.6. */
export const MEDICINE_LOSS_PERCENT = 10

/** What a loss is worked out from, lbs; null while it is not known, or not looked at. */
type Weights = { readonly startLbs: number; readonly currentLbs: number } | null

/**
 * Which question about medicines the time calls for; null for none. Days are local, 'YYYY-MM-DD'.
 * Source: health-rules 9b.6.
 */
export const medicineMoment = (
  surgeryDate: string | null,
  today: string,
  weights: Weights,
): MedicineMoment | null => {
  const dayNumber = surgeryDate === null ? null : daysBetween(surgeryDate, today)
  if (dayNumber !== null && dayNumber < 0 && dayNumber >= -LIVER_DIET_DAYS) return 'before_surgery'
  const isTenthLost =
    weights !== null && reaches(totalLossPercent(weights.startLbs, weights.currentLbs), MEDICINE_LOSS_PERCENT)
  return isTenthLost ? 'tenth_lost' : null
}
