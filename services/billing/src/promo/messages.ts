/** Sentences about promo codes. */
export const PROMO_MESSAGES = {
  // One sentence for a code that is unknown, over, used up or used by this person before: it tells a guesser nothing.
  invalid: 'Invalid promo code',
  valid: (percent: number) => (percent === 100 ? 'The first period is free.' : `You save ${percent}%.`),
  tooCheap: 'This promo code is not for this package.',
  tooMany: 'You have tried many promo codes. Please wait a while and try again.',
} as const
