/** Sentences of an e-mail change that a person reads. */
export const EMAIL_CHANGE_MESSAGES = {
  wrongCode:
    'This code is wrong or has expired. Please type the newest code from the mail, or ask for another one.',
  notEightDigits: 'Please enter the 8-digit code from the mail.',
  tooMany: 'The e-mail address was changed many times today. Please try again tomorrow.',
  tooManyMails: 'Many mails were sent to this address already. Please try again later.',
  nonePending: 'There is no new e-mail address to confirm.',
  sent: 'We sent a code to the new e-mail address. Enter it to finish the change.',
} as const
