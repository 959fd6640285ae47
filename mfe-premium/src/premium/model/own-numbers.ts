/** What somebody has logged of weights. */
export interface OwnWeights {
  /** Those that were read. */
  count: number
  /** Whether there are more than those. */
  hasMore: boolean
  currentLbs: number | null
  lostLbs: number
}

/** The last days with food. */
export interface OwnFood {
  days: { proteinG: number }[]
}
