// Written by `npm run generate` from ../email-change.*.json: edit those.

export const messages = {
  title: 'Confirm your new email',
  text: ({ email, old }: { email: string; old: string }) => `We emailed 8 digits to ${email}. Until you type them here, ${old} stays your email.`,
  done: ({ email }: { email: string }) => `Your email is now ${email}.`,
  cancel: 'Cancel the change',
  cancelTitle: 'Cancel the new email?',
  cancelText: ({ old }: { old: string }) => `Your email then stays ${old}.`,
  cancelConfirm: 'Cancel the change',
  cancelKeep: 'Keep the change',
  cancelled: 'Your email stays as it was.',
  textNone: ({ email }: { email: string }) => `We emailed 8 digits to ${email}. Until you type them here, your profile has no email.`,
  cancelTextNone: 'Your profile then stays without an email.',
}
