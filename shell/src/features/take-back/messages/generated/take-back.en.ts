// Written by `npm run generate` from ../take-back.*.json: edit those.

export const messages = {
  title: 'Put your old email back?',
  text: 'You followed the link from our email about a new email address. If you did not change it yourself, put the old one back here.',
  points: [
    'Your old email is active again, and so is the profile code you had with it.',
    'Every other device is signed out, and passkeys that were added since are gone.',
    'What you logged stays as it is.',
  ],
  confirm: 'Put my old email back',
  busy: 'One moment...',
  cancel: 'Leave it as it is',
  failed: 'We could not reach Gastric Buddy. Nothing was changed. Please try again.',
  doneTitle: 'Your old email is back',
  done: ({ email }: { email: string }) => `${email} is the email of your profile again, and every other device is signed out.`,
  stillIn: 'You stay signed in here.',
  signIn: 'Open your profile with your profile code to continue.',
  support: 'Please contact support, so we can find out together what happened.',
  close: 'Done',
}
