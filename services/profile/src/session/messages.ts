/** Sentences of sessions and devices that a person reads. */
export const SESSION_MESSAGES = {
  noSuchDevice: 'There is no such device, or it was signed out before.',
} as const
