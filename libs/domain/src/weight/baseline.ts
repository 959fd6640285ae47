import { daysBetween } from '../days/days.js'
import type { WeighIn } from './weigh-ins.js'

/** The weight that every loss is counted from, and its day. */
export type Baseline = WeighIn

const FRESH_DAYS = 30

/** What is told of the surgery: its local day, and the weight on it in lbs. */
export interface SurgeryTold {
  readonly surgeryDate: string | null
  readonly surgeryDayWeightLbs?: number | null
}

/** The weight on the day of the surgery, lbs; null where it was not told, or that day still lies ahead. */
export const surgeryDayLbs = (
  { surgeryDate, surgeryDayWeightLbs = null }: SurgeryTold,
  today: string,
): number | null => (surgeryDate === null || surgeryDate > today ? null : surgeryDayWeightLbs)

/**
 * The weight that was told for the day of the surgery. Without it the last weight on or before the surgery if it is at most 30 days older, else the initial entry, or before that has
 * arrived the oldest. Null without any of them.
 * @param toldLbs what `surgeryDayLbs` says
 * Source: health-rules 4.1; wire-rules 6, Weights before the product.
 */
export const weightBaseline = (
  weighIns: readonly (WeighIn & { readonly isInitial: boolean })[],
  surgeryDate: string | null,
  toldLbs: number | null = null,
): Baseline | null => {
  if (surgeryDate !== null && toldLbs !== null) return { day: surgeryDate, weightLbs: toldLbs }
  const byDay = weighIns.toSorted((a, b) => a.day.localeCompare(b.day))
  const before =
    surgeryDate === null
      ? undefined
      : byDay.findLast(({ day }) => day <= surgeryDate && daysBetween(day, surgeryDate) <= FRESH_DAYS)
  const found = before ?? byDay.find(({ isInitial }) => isInitial) ?? byDay[0]
  return found === undefined ? null : { day: found.day, weightLbs: found.weightLbs }
}

/** From what a loss is counted on screen. */
export const LOSS_STARTS = ['surgery_day', 'first_weight'] as const
export type LossStartKind = (typeof LOSS_STARTS)[number]

/** A weight that a loss is counted from, lbs, with its local day. */
export type LossStart = WeighIn & { readonly kind: LossStartKind }

/**
 * What the weight card counts "lost" from: the day of the surgery where its weight was told, else the first weight.
 * Source: health-rules 4.1, spec card; wire-rules 6, Weights before the product.
 */
export const lossStart = (first: WeighIn, surgery: SurgeryTold, today: string): LossStart => {
  const told = surgeryDayLbs(surgery, today)
  return told === null || surgery.surgeryDate === null
    ? { kind: 'first_weight', ...first }
    : { kind: 'surgery_day', day: surgery.surgeryDate, weightLbs: told }
}

/** Total weight loss in percent of the baseline; negative after a gain. Source: health-rules 4.1. */
export const totalLossPercent = (baselineLbs: number, weightLbs: number): number =>
  (100 * (baselineLbs - weightLbs)) / baselineLbs
