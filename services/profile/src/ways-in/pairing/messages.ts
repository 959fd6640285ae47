/** Sentences of pairing that a person reads. */
export const PAIRING_MESSAGES = {
  tooMany: '"Use on another device" was opened many times today. Please try again tomorrow.',
  noProfile: 'There is no such profile.',
} as const
