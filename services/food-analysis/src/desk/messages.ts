/** Sentences that an operator reads. */
export const OPERATOR_SCAN_MESSAGES = {
  until: 'until must be in the future, and at most a year ahead.',
  notThere: 'There is no such scan, or it was given back already.',
} as const
