import { daysBetween } from '../days/days.js'

/** A weigh-in: its local day ('YYYY-MM-DD') and the weight in lbs. */
export interface WeighIn {
  readonly day: string
  readonly weightLbs: number
}

/** A weigh-in about which the person may have been asked; once it is confirmed it is no slip, whatever it looks like. */
export type AskedWeighIn = WeighIn & { readonly isConfirmed?: boolean }

/** The number in the middle; the mean of both middle ones for an even count. RangeError without numbers. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('no values')
  return (lower + upper) / 2
}

/** One weight a day, the mean of that day, oldest first: two weigh-ins of a morning count once. */
export const dailyWeights = (weighIns: readonly WeighIn[]): WeighIn[] => {
  const byDay = new Map<string, number[]>()
  for (const { day, weightLbs } of weighIns) byDay.set(day, [...(byDay.get(day) ?? []), weightLbs])
  return [...byDay]
    .map(([day, all]) => ({ day, weightLbs: all.reduce((sum, lbs) => sum + lbs, 0) / all.length }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
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
