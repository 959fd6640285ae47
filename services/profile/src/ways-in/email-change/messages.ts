/** Sentences of an e-mail change that a person reads. */
export const EMAIL_CHANGE_MESSAGES = {
  wrongCode:
    'This code is wrong or has expired. Please type the newest code from the email, or ask for another one.',
  notEightDigits: 'Please enter the 8-digit code from the email.',
  tooMany: 'The email was changed many times today. Please try again tomorrow.',
  tooManyMails: 'Many emails were already sent to this address. Please try again later.',
  nonePending: 'There is no new email to confirm.',
  sent: 'We sent a code to the new email. Enter it to finish the change.',
  notALink: 'Please open the whole link from the email.',
  linkOver: 'This link was used before or has expired. If your email is still wrong, please contact support.',
  tooManyLinks: 'Many links were followed from this network. Please wait a while and try again.',
  takenBack: 'Your old email is back, and every other device is signed out.',
} as const
