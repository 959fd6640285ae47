import { daysBetween } from '../days/days.js'
import type { WeighIn } from './weigh-ins.js'
import { dailyWeights } from './weigh-ins.js'

/** How many days around a day shape the line there: most of the weight lies within one width on either side. */
const WIDTH_DAYS = 7
/** Beyond this many widths a weigh-in says nothing about a day. */
const REACH = 4

/**
 * The line through the weigh-ins, one value for each day with one, oldest first, in lbs.
 *
 * A straight line is fitted around each day, near days counting more (Gaussian, 7 days wide). An exponentially weighted
 * average is the usual choice, but it lags about nine days behind: after a sleeve, at 3 lbs a week, it would run 4 lbs
 * above the dots. Fitting a slope does not lag, so a steady loss gives exactly that line. Source: health-rules 4.3.
 */
export const smoothedWeights = (weighIns: readonly WeighIn[]): WeighIn[] => {
  const daily = dailyWeights(weighIns)
  const [first] = daily
  if (first === undefined) return []
  const xs = daily.map(({ day }) => daysBetween(first.day, day))
  const ys = daily.map(({ weightLbs }) => weightLbs)
  return daily.map(({ day }, index) => ({ day, weightLbs: fittedAt(xs[index] ?? 0, xs, ys) }))
}

const fittedAt = (at: number, xs: readonly number[], ys: readonly number[]): number => {
  const sums = { w: 0, x: 0, y: 0, xx: 0, xy: 0 }
  for (const [i, day] of xs.entries()) {
    const x = day - at
    if (Math.abs(x) > REACH * WIDTH_DAYS) continue
    const y = ys[i] ?? 0
    const w = Math.exp(-0.5 * (x / WIDTH_DAYS) ** 2)
    sums.w += w
    sums.x += w * x
    sums.y += w * y
    sums.xx += w * x * x
    sums.xy += w * x * y
  }
  const spread = sums.w * sums.xx - sums.x ** 2
  // A day on its own has no slope; then the line is that weigh-in.
  return spread < 1e-9 ? sums.y / sums.w : (sums.xx * sums.y - sums.x * sums.xy) / spread
}
