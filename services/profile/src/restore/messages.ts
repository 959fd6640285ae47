/** Sentences of restoring a profile. The first two stand in the specification, sections 8 and 5, word for word. */
export const RESTORE_MESSAGES = {
  invalid: 'Invalid or expired profile code. Please check the code and try again.',
  notSixDigits: 'Please enter a 6-digit profile code',
  tooMany: 'Too many codes were tried from this network. Please wait a while and try again.',
  notByLink: 'A profile code can only be entered inside Gastric Buddy.',
} as const
