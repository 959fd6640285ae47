/** A weigh-in; weights are stored in lbs. */
export interface WeightEntry {
  entryId: string
  weightLbs: number
  notes: string
  /** Local day, YYYY-MM-DD. */
  day: string
  /** ISO 8601, UTC. */
  recordedAt: string
  isInitial: boolean
}

/** The entries, newest first, and the progress over all weights of the person. */
export interface WeightHistory {
  /** null before the first weight. */
  currentLbs: number | null
  goalLbs: number
  /** Negative after a gain. */
  lostLbs: number
  remainingLbs: number
  /** 0–100. */
  percentToGoal: number
  entries: WeightEntry[]
}

/** The first weight carries the progress, and without an id there is nothing to delete by. Source: product 5. */
export const canDelete = ({ entryId, isInitial }: WeightEntry): boolean => entryId !== '' && !isInitial
