/** What somebody reads who wrote or asked too much in a short time. */
export const LIMIT_REFUSALS = {
  writes: 'That is a lot at once. Nothing that was saved is lost. Please wait a moment, then go on.',
  reads: 'You asked for this many times in a row. Please wait a moment and try again.',
} as const
