import type { JobKind } from '@gb/service-kit'

/** Acting on what the payment provider told, by asking it. A try is longer than the provider may take to answer. */
export const PAYMENT_EVENT = {
  name: 'payment_event',
  ids: ['eventId'],
  firstPauseSeconds: 5,
  longestPauseSeconds: 3600,
  leaseSeconds: 60,
  atOnce: 4,
  // As long as the event itself is kept.
  keptDays: 30,
} as const satisfies JobKind
