/** What somebody has logged of weights. */
export interface OwnWeights {
  /** Those that were read. */
  count: number
  /** Whether there are more than those. */
  hasMore: boolean
  currentLbs: number | null
  /** Whether there is a goal to count to: none during a pregnancy, and none that is too light. */
  hasGoal: boolean
  lostLbs: number
}

/** The last days with food. */
export interface OwnFood {
  days: { proteinG: number }[]
}
