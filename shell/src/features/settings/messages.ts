import type { Theme } from '@gb/ui'

export const messages = {
  title: 'Settings',
  look: 'Look',
  theme: 'Colors',
  themeHint: 'System follows the setting of your phone or computer.',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,

  storage: 'On this device',
  storageText:
    'Your profile and your log are kept on our server. This device keeps only what makes the next start quicker:',
  stored: [
    'who is signed in, your name and your email',
    'your answer to the four consent points',
    'your choice of colors',
    'in the app on your home screen: your profile code',
  ],
  notStored: 'Your weight, surgery date and entries are never stored here.',

  signOut: 'Sign out on this device',
  signOutTitle: 'Sign out on this device?',
  signOutText: (code: string | undefined) =>
    `Your profile and your log stay safe on our server. To come back, you need your profile code${code === undefined ? '' : `: ${code}`}.`,
  signOutConfirm: 'Sign out',
  signedOut: 'You are signed out on this device.',
  signOutFailed:
    'This device forgot you, but we could not reach our server. Please connect, open Gastric Buddy again and sign out once more.',
  version: (version: string) => `Gastric Buddy, version ${version}`,
} as const
