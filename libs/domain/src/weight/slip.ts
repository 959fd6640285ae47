import { isWithin } from '../measures/limit.js'
import { WEIGHT_LBS } from '../measures/limits.js'
import { dayNumber } from '../days/days.js'
import { kgToLbs, lbsToKg } from '../measures/units.js'
import { medianOf } from './slopes.js'
import type { WeighIn } from './weigh-ins.js'

/**
 * What looks like a slip of the keys.
 * `meantLbs` is the weight if the other unit was meant, null when that does not fit either.
 */
export interface WeightSlip {
  readonly meant: 'kg' | 'lbs' | null
  readonly meantLbs: number | null
}

/** How far from the weights beside it a weight is asked about. Source: health-rules 4.3. */
const UNUSUAL = 0.12
/** Neighbors are the three weigh-ins nearest in time, at most 30 days away: in two months 12 % can be lost [own]. */
const NEIGHBORS = 3
const NEIGHBOR_DAYS = 30
/**
 * With none so near, a weight may have changed by this share more in each week since: more is too fast for anybody.
 * However long ago the last one is, more than two fifths are asked about [own]. Source: health-rules 9b.4.
 */
const MORE_PER_WEEK = 0.025
const MOST_UNUSUAL = 0.4
/** Nobody loses a larger share in each of many weeks [own]; what is too fast begins far below. Source: health-rules 9b.4. */
const FASTEST_PER_WEEK = 0.04

/** A weigh-in by the number of its day, so that a year of them is compared without reading dates again and again. */
export interface Dated {
  readonly at: number
  readonly weightLbs: number
}

const DAYS_OF_A_WEEK = 7

export const dated = (weighIn: WeighIn): Dated => ({
  at: weighIn.dayNumber ?? dayNumber(weighIn.day),
  weightLbs: weighIn.weightLbs,
})

const isNear = (value: number, usual: number, share: number): boolean =>
  Math.abs(value - usual) <= share * usual

/** The few weigh-ins nearest to a day, with the days between. To sort them all for each of a year took ten times as long. */
const nearestTo = (at: number, weighIns: readonly Dated[]): { gap: number; weightLbs: number }[] => {
  const found: { gap: number; weightLbs: number }[] = []
  for (const { at: other, weightLbs } of weighIns) {
    const gap = other < at ? at - other : other - at
    let place = found.length
    while (place > 0 && (found[place - 1]?.gap ?? 0) > gap) place -= 1
    if (place < NEIGHBORS) found.splice(place, 0, { gap, weightLbs })
    if (found.length > NEIGHBORS) found.pop()
  }
  return found
}

/** How far from the nearest weigh-in is unusual, so many days away from it. */
const shareAfter = (gap: number): number =>
  gap <= NEIGHBOR_DAYS
    ? UNUSUAL
    : Math.min(UNUSUAL + ((gap - NEIGHBOR_DAYS) / DAYS_OF_A_WEEK) * MORE_PER_WEEK, MOST_UNUSUAL)

/** Whether a weigh-in fits one other, as `slipAt` says it of that one alone. */
export const fitsBeside = (weighIn: Dated, other: Dated): boolean =>
  isNear(weighIn.weightLbs, other.weightLbs, shareAfter(Math.abs(weighIn.at - other.at)))

/** The usual weight around a day and how far from it is unusual; null without any weigh-in. */
const usualAround = (at: number, weighIns: readonly Dated[]): { lbs: number; share: number } | null => {
  const nearest = nearestTo(at, weighIns)
  const near = nearest.filter(({ gap }) => gap <= NEIGHBOR_DAYS)
  if (near.length > 0) return { lbs: medianOf(near.map(({ weightLbs }) => weightLbs)), share: UNUSUAL }
  const [last] = nearest
  return last === undefined ? null : { lbs: last.weightLbs, share: shareAfter(last.gap) }
}

/** What `weightSlip` says of a weigh-in by the number of its day. */
export const slipAt = (
  { at, weightLbs: typedLbs }: Dated,
  typedIn: 'lbs' | 'kg',
  others: readonly Dated[],
): WeightSlip | null => {
  const usual = usualAround(at, others)
  if (usual === null || isNear(typedLbs, usual.lbs, usual.share)) return null
  const fits = (lbs: number) => isWithin(lbs, WEIGHT_LBS) && isNear(lbs, usual.lbs, UNUSUAL * 2)
  const meant = typedIn === 'lbs' ? 'kg' : 'lbs'
  const meantLbs = typedIn === 'lbs' ? kgToLbs(typedLbs) : lbsToKg(typedLbs)
  return fits(meantLbs) ? { meant, meantLbs } : { meant: null, meantLbs: null }
}

/**
 * Whether a typed weight looks like a slip next to the weigh-ins around its day: more than 12 % away from the median of
 * its neighbors, or further from the last one than the time since explains. "108.4 lbs: did you mean kg?" when that
 * fits. It asks, it never refuses. Source: health-rules 4.3.
 * @param typedLbs the weight as typed, in lbs; it may lie outside the limit when the unit is wrong
 * @param typedIn the unit it was typed in; the other one is offered when that fits
 * @param others the person's other weigh-ins
 */
export const weightSlip = (
  typedLbs: number,
  typedIn: 'lbs' | 'kg',
  day: string,
  others: readonly WeighIn[],
): WeightSlip | null => slipAt(dated({ day, weightLbs: typedLbs }), typedIn, others.map(dated))

/**
 * Whether the time between explains the way from one weigh-in to another. Who weighs in once a month and loses far too
 * fast is asked, and is warned all the same: a question must not silence that. Source: health-rules 9b.4.
 */
export const isExplained = (from: Dated, to: Dated): boolean => {
  const weeks = Math.abs(to.at - from.at) / DAYS_OF_A_WEEK
  return isNear(to.weightLbs, from.weightLbs, Math.min(weeks * FASTEST_PER_WEEK, MOST_UNUSUAL))
}

/** The slip that a stored weight looks like: in which unit it was typed elsewhere nobody knows, so both are tried. */
export const storedSlipAt = (weighIn: Dated, others: readonly Dated[]): WeightSlip | null => {
  const slip = slipAt(weighIn, 'lbs', others)
  const asKg = slip?.meant === null ? slipAt(weighIn, 'kg', others) : null
  return asKg?.meant === 'lbs' ? asKg : slip
}
