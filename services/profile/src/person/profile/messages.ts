/** Sentences of the profile that a person reads. */
export const PROFILE_MESSAGES = {
  tooManyCodeReads: 'The profile code was shown many times this hour. Please wait a little and try again.',
  notFound: 'There is no such profile.',
  noFreeCode: 'No profile code is free right now. Please try again in a moment.',
} as const
