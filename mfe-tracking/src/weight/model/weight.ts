import type { Shown } from '@gb/device'
import type { LossStart, WeightHint } from '@gb/domain'
import type { Entry } from '@gb/entries'

/** A weigh-in; weights are stored in lbs. */
export interface WeightEntry extends Entry {
  weightLbs: number
  notes: string
  isInitial: boolean
  /** The person was asked about it and said that it is right. */
  isConfirmed: boolean
  /** What the server asks about it; what is on its way was asked about when it was typed. */
  hints: readonly WeightHint[]
}

/** The entries, newest first, and the progress over all weights of the person. */
export interface WeightHistory {
  /** null before the first weight. */
  currentLbs: number | null
  /** null while there is no goal: during a pregnancy. */
  goalLbs: number | null
  /** Negative after a gain. */
  lostLbs: number
  /** What the loss is counted from; null before the first weight. */
  lostSince: LossStart | null
  /** Since the highest weight ever, lbs; null where the profile does not have it. */
  lostSinceHighestLbs: number | null
  /** Nobody is counted down to such a goal: the next two are 0 then. */
  isGoalTooLight: boolean
  remainingLbs: number
  /** 0–100. */
  percentToGoal: number
  entries: Shown<WeightEntry>[]
}

/** The same as the server has it. */
export type StoredHistory = Omit<WeightHistory, 'entries'> & { entries: WeightEntry[] }

/** The first weight carries the progress, and without an id there is nothing to delete by. Source: product-rules 5. */
export const canDelete = ({ entryId, isInitial }: WeightEntry): boolean => entryId !== '' && !isInitial
