/** Sentences of restoring a profile. Source: product-rules 8, the first two, word for word. */
export const RESTORE_MESSAGES = {
  invalid: 'Invalid or expired profile code. Please check the code and try again.',
  notSixDigits: 'Please enter a 6-digit profile code',
  tooMany: 'Too many codes were tried from this network. Please wait a while and try again.',
  tooManyOfSession: 'Too many codes were tried in this browser. Please wait a while and try again.',
  tooManyStarts: 'Many emails were tried from this network today. Please try again tomorrow.',
  solvePuzzle: 'A lot of profiles are being opened right now. Please try again in a moment.',
  notByLink: 'A profile code can only be entered inside Gastric Buddy.',
  started:
    'If the code and the email belong together, a message is on its way. Enter the 8-digit code from it here, in this browser.',
  adoptionStarted:
    'If the address of this page and the email belong together, a message is on its way. Enter the 8-digit code from it here, in this browser.',
  wrongConfirmation:
    'This code is wrong or has expired. Please type the newest code from the email, in the browser where you began.',
  notEightDigits: 'Please enter the 8-digit code from the email.',
} as const
