/** Sentences of a fresh confirmation that a person reads. */
export const CONFIRMATION_MESSAGES = {
  sent: 'We emailed you a code. Enter it to continue.',
  askPasskey: 'Use your passkey to continue.',
  wayClosed: 'This way to confirm is not open for your profile. Please use the other one.',
  wrongCode:
    'This code is wrong or has expired. Please type the newest code from the email, or ask for another one.',
  spent: 'Too many wrong codes. This code no longer works. Please ask for another one.',
  notEightDigits: 'Please enter the 8-digit code from the email.',
  missing: (field: string) => `${field} is missing: it goes with this way.`,
  tooManyMails:
    'Many confirmation codes were emailed today. Please try again tomorrow, or use a passkey if you have one.',
} as const
