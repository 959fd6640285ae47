import { mayBeTooLight, withoutSlips } from '@gb/domain'
import type { WeightEntry } from './weight'

/** What the expected band needs to know of a person. */
export interface Body {
  heightInches: number
  /** YYYY-MM-DD; null without one. */
  surgeryDate: string | null
  /** lbs; null where the profile does not have it. */
  surgeryDayWeightLbs: number | null
  /** Then nothing is expected of the weight. */
  isPregnant: boolean
}

/**
 * Whether nothing is told of losing: not the lowest weight, no plateau, no room to spare. During a pregnancy, and while
 * the last weight is light. Source: health-rules 9b.3 and 9b.7.
 * @param newest the last weight that counts, or nothing
 */
export const tellsNoLoss = (
  body: Body | null,
  newest: Pick<WeightEntry, 'weightLbs' | 'day'> | undefined,
): boolean =>
  body !== null && (body.isPregnant || (newest !== undefined && mayBeTooLight([newest], body.heightInches)))

/**
 * The last weight that counts: a slip that nobody has answered for tells nothing of a person.
 * @param entries newest first
 */
export const newestCounted = (entries: readonly WeightEntry[]): WeightEntry | undefined =>
  withoutSlips(entries.toReversed()).at(-1)
