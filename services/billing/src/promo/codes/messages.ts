import { FREE_PROMO_CODE_MIN_LENGTH } from '@gb/domain'

/** Sentences that an operator reads. */
export const PROMO_CODE_MESSAGES = {
  form: 'code may have capitals, digits, "-" and "_", and begins with a letter or digit.',
  freeTooShort: `A code of 100% must have at least ${FREE_PROMO_CODE_MIN_LENGTH} characters, so that nobody guesses it.`,
  expiresPast: 'expires_at must be in the future.',
  taken: 'This code exists already.',
  unknown: 'There is no such promo code.',
} as const
