/** Sentences that an operator reads. */
export const PREMIUM_MESSAGES = {
  noPackage: 'There is no such package.',
  nothingToRevoke: 'This profile has no premium to revoke.',
} as const
