/** Sentences of an e-mail change that a person reads. */
export const EMAIL_CHANGE_MESSAGES = {
  wrongCode:
    'This code is wrong or has expired. Please type the newest code from the email, or ask for another one.',
  notEightDigits: 'Please enter the 8-digit code from the email.',
  tooMany: 'The e-mail address was changed many times today. Please try again tomorrow.',
  tooManyMails: 'Many mails were sent to this address already. Please try again later.',
  nonePending: 'There is no new e-mail address to confirm.',
  sent: 'We sent a code to the new e-mail address. Enter it to finish the change.',
  notALink: 'Please open the whole link of the mail.',
  linkOver:
    'This link was used before or has expired. If your e-mail address is still wrong, please write to our support.',
  tooManyLinks: 'Many links were followed from this network. Please wait a while and try again.',
  takenBack: 'Your e-mail address is back, and every other device is signed out.',
} as const
