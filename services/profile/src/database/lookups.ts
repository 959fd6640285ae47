import type { Hashing } from '@gb/service-kit'

/** Keyed hash of an e-mail address for look-ups; how it is capitalized makes no difference. */
export const mailboxOf = (keys: Hashing, email: string): Buffer =>
  keys.lookup('email', email.normalize('NFC').toLowerCase())

/** Keyed hash of a profile code, by which its owner is found. */
export const codeHash = (keys: Hashing, code: string): Buffer => keys.lookup('rc', code)
