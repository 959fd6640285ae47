/** Sentences of sessions and devices that a person reads. */
export const SESSION_MESSAGES = {
  deleted:
    'This profile was deleted, so this could not be saved or shown. For a few days it can still be restored with its profile code.',
  noSuchDevice: 'There is no such device, or it was signed out before.',
} as const
