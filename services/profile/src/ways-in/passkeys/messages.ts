import { PASSKEYS_MAX } from '@gb/domain'

/** Sentences of passkeys that a person reads. */
export const PASSKEY_MESSAGES = {
  refused: 'This passkey did not work. Nothing was changed. Please try again.',
  tooMany: 'Too many tries with passkeys. Please wait a while and try again.',
  full: `You have ${PASSKEYS_MAX} passkeys already. Please remove one first.`,
  known: 'This passkey is in use already.',
  noSuch: 'There is no such passkey, or it was removed before.',
  none: 'Your profile has no passkey.',
  needsPasskey: 'Please add a passkey first: without one, a new device could no longer open your profile.',
  notBase64: '$property must be base64url text.',
} as const
