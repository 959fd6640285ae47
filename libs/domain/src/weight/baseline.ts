import { daysBetween } from '../days.js'
import type { WeighIn } from './weigh-ins.js'

/** The weight that every loss is counted from, and its day. */
export type Baseline = WeighIn

const FRESH_DAYS = 30

/**
 * The last weight on or before the surgery if it is at most 30 days older, else the initial entry, or before that has
 * arrived the oldest. Null without weigh-ins. Source: clinical rules 4.1.
 */
export const weightBaseline = (
  weighIns: readonly (WeighIn & { readonly isInitial: boolean })[],
  surgeryDate: string | null,
): Baseline | null => {
  const byDay = weighIns.toSorted((a, b) => a.day.localeCompare(b.day))
  const before =
    surgeryDate === null
      ? undefined
      : byDay.findLast(({ day }) => day <= surgeryDate && daysBetween(day, surgeryDate) <= FRESH_DAYS)
  const found = before ?? byDay.find(({ isInitial }) => isInitial) ?? byDay[0]
  return found === undefined ? null : { day: found.day, weightLbs: found.weightLbs }
}

/** Total weight loss in percent of the baseline; negative after a gain. Source: clinical rules 4.1. */
export const totalLossPercent = (baselineLbs: number, weightLbs: number): number =>
  (100 * (baselineLbs - weightLbs)) / baselineLbs
