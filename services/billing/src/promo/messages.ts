import { FREE_PROMO_CODE_MIN_LENGTH } from '@gb/domain'

/** Sentences about promo codes. */
export const PROMO_MESSAGES = {
  // One sentence for a code that is unknown, over, used up or used by this person before: it tells a guesser nothing.
  invalid: 'Invalid promo code',
  valid: (percent: number) => (percent === 100 ? 'The first period is free.' : `You save ${percent}%.`),
  tooMany: 'You have tried many promo codes. Please wait a while and try again.',

  form: 'code may have capitals, digits, "-" and "_", and begins with a letter or digit.',
  freeTooShort: `A code of 100% must have at least ${FREE_PROMO_CODE_MIN_LENGTH} characters, so that nobody guesses it.`,
  expiresPast: 'expires_at must lie in the future.',
  taken: 'This code exists already.',
  unknown: 'There is no such promo code.',
} as const
