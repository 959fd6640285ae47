import type { JobKind } from '@gb/service-kit'

/** Sending a mail. Somebody sits and waits for a code, so it begins at once; a try is longer than a mail server may take. */
export const MAIL = {
  name: 'mail',
  ids: ['mailId'],
  firstPauseSeconds: 1,
  longestPauseSeconds: 300,
  leaseSeconds: 60,
  atOnce: 10,
  // Longer than any mail is of use.
  keptDays: 30,
} as const satisfies JobKind
