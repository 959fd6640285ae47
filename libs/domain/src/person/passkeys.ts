import type { LengthLimit } from '../measures/limit.js'

/** Passkeys one profile may have: a phone, a computer, a key on a ring, and those of the next years [own]. */
export const PASSKEYS_MAX = 10

/** What a passkey is called, in characters. */
export const PASSKEY_NAME_LENGTH: LengthLimit = { min: 1, max: 60 }

/** Minutes the question of the phone or computer may stay open. Source: standards, WebAuthn level 3, 15.1, recommended timeout. */
export const PASSKEY_QUESTION_MINUTES = 5

/** Minutes in the background after which a locked device asks again; the first is the default [own]. */
export const APP_LOCK_MINUTES = [1, 5, 15] as const
export type AppLockMinutes = (typeof APP_LOCK_MINUTES)[number]

const MINUTE_MS = 60_000

/**
 * Whether the app, back from the background, has to be unlocked again. A clock that was turned back locks, too: the
 * time in between is unknown then.
 * @param hiddenAt milliseconds since 1970 when it went to the background; null when it never did
 * @param now milliseconds since 1970
 */
export const isAppLockDue = (hiddenAt: number | null, now: number, minutes: AppLockMinutes): boolean =>
  hiddenAt !== null && (now < hiddenAt || now - hiddenAt >= minutes * MINUTE_MS)
