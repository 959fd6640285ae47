export const messages = {
  title: 'Confirm your new email',
  text: (email: string, old: string) =>
    `We emailed 8 digits to ${email}. Until you type them here, ${old === '' ? 'your profile has no email' : `${old} stays your email`}.`,
  done: (email: string) => `Your email is now ${email}.`,
  cancel: 'Cancel the change',
  cancelTitle: 'Cancel the new email?',
  cancelText: (old: string) =>
    old === '' ? 'Your profile then stays without an email.' : `Your email then stays ${old}.`,
  cancelConfirm: 'Cancel the change',
  cancelKeep: 'Keep the change',
  cancelled: 'Your email stays as it was.',
} as const
