/** Sentences that an operator reads. */
export const OPERATOR_SCAN_MESSAGES = {
  notThere: 'There is no such scan, or it was given back already.',
} as const
