import { PASSKEYS_MAX, type AppLockMinutes } from '@gb/domain'

export const messages = {
  title: 'Passkeys',
  text: 'A passkey opens your profile on a new phone with your face, your fingerprint or your screen lock. No code and no email needed.',
  empty: 'You have no passkey yet.',
  loading: 'Loading your passkeys...',
  failedTitle: 'Your passkeys did not load',
  failedText: 'Nothing was lost. Please check your connection and try again.',
  synced: 'kept for all your devices',
  added: (day: string) => `added ${day}`,
  used: (day: string) => `last used ${day}`,
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  addedNotice: 'Your passkey is ready.',
  full: `You have ${PASSKEYS_MAX} passkeys, the most you can have. Remove one to add another.`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: 'It no longer opens your profile. Your phone may still show it; you can delete it there, too.',
  removeLastText:
    'This is your last one: the app lock turns off with it, and your code with your email opens your profile on new devices.',
  removed: (name: string) => `The passkey from ${name} is removed.`,

  codeRestore: 'Code and email open my profile on new devices',
  codeRestoreHint:
    'When this is off, a new device needs a passkey, or "Use on another device" on this one. If you lose them all, nobody can let you back in.',
  codeRestoreOffTitle: 'Only passkeys on new devices?',
  codeRestoreOffText:
    'From then on, your code and your email no longer open your profile on a new device. If you lose all your passkeys and devices, nobody can let you back in.',
  codeRestoreOffConfirm: 'Turn off',
  codeRestoreOn: 'Your code and your email open your profile on new devices again.',
  codeRestoreOff: 'New devices now need a passkey.',

  signIn: 'Use a passkey',
  signingIn: 'Waiting for your device...',

  lock: {
    title: 'App lock',
    text: 'Does someone else use this phone? With the lock on, your log opens only with your passkey.',
    toggle: 'Lock the app on this device',
    toggleHint: 'It asks for your passkey when it starts and when it comes back after a while.',
    needsPasskey: 'You need a passkey for this. Add one above.',
    after: 'Lock after',
    minutes: (minutes: AppLockMinutes) => `${minutes} min`,
    turnedOn: 'The app is locked from now on when it starts.',
    turnedOff: 'The lock is off.',
    gone: 'You no longer have a passkey, so the lock is off.',

    screenTitle: 'Gastric Buddy is locked',
    screenText: 'Open it with your passkey.',
    unlock: 'Unlock',
    unlocking: 'Waiting for your device...',
    signOut: 'Sign out',
    signOutTitle: 'Sign out on this device?',
    signOutText:
      'Your profile and your log stay safe on our server. This device forgets all of it. To come back, you need your passkey or your profile code.',
  },

  canceled: 'Nothing changed: the prompt on your device was closed or took too long. You can try again.',
  alreadyHere: 'This device has a passkey for your profile already.',
  unsupported:
    'This browser cannot use passkeys. Please try a newer one, or another device. Your code works as always.',
  unsupportedHere:
    'This device cannot use passkeys here. It needs a screen lock first: a PIN, a fingerprint or a face.',
  wrongAddress:
    'Passkeys do not work at this address. Please open Gastric Buddy at the address that you know.',
  failed: 'That did not work. Nothing was changed. Please check your connection and try again.',
} as const
