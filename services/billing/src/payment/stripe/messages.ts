/** Sentences for whoever sends us events. */
export const WEBHOOK_MESSAGES = {
  notSetUp: 'No webhook secret is set.',
  badSignature: 'The signature does not fit.',
} as const
