import { daysBetween } from '../days/days.js'
import type { WeighIn } from './weigh-ins.js'

/** The number in the middle; the mean of both middle ones for an even count. RangeError without numbers. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('no values')
  return (lower + upper) / 2
}

/** Least-squares slope in lbs a day; null with fewer than two days. */
export const slopeOf = (daily: readonly WeighIn[]): number | null => {
  const [first] = daily
  if (first === undefined || daily.length < 2) return null
  const xs = daily.map(({ day }) => daysBetween(first.day, day))
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length
  const meanY = daily.reduce((sum, { weightLbs }) => sum + weightLbs, 0) / daily.length
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  return (
    daily.reduce((sum, { weightLbs }, i) => sum + ((xs[i] ?? 0) - meanX) * (weightLbs - meanY), 0) / spread
  )
}

/**
 * The middle of the slopes between every two days, in lbs a day (Theil-Sen): one odd weigh-in hardly moves it, where it
 * would tilt a least-squares line. Null with fewer than two days.
 */
export const theilSenSlope = (daily: readonly WeighIn[]): number | null => {
  const [first] = daily
  if (first === undefined || daily.length < 2) return null
  const points = daily.map(({ day, weightLbs }) => ({ at: daysBetween(first.day, day), weightLbs }))
  return medianOf(
    points.flatMap((a, i) => points.slice(i + 1).map((b) => (b.weightLbs - a.weightLbs) / (b.at - a.at))),
  )
}
