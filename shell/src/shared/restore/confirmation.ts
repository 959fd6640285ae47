import { CONFIRMATION_MINUTES } from '@gb/domain'
import { isApiError } from '@gb/api-client'

/** A restore that waits for the code in a mail. It lives in one tab and in the browser that began it. */
export interface Confirmation {
  challengeId: string
  /** The email that was typed; null while it is still asked for. */
  email: string | null
  /** Until then the mailed code works, ISO; null before a mail was asked for. */
  expiresAt: string | null
  /** This browser has held the profile before, so that the profile code alone opens it. */
  codeWorksHere: boolean
  /** When it began, ms since 1970. */
  beganAt: number
}

const LIFE_MS = CONFIRMATION_MINUTES * 60_000

export const isOver = ({ beganAt }: Confirmation, now = Date.now()) => now - beganAt > LIFE_MS

/** The confirmation that a refused profile code begins; null where the server offers none. */
export function confirmationIn(error: unknown): Confirmation | null {
  if (!isApiError(error, 'invalid_or_expired_code')) return null
  const { next, challenge_id: challengeId } = error.extra
  if (next !== 'confirm_email' || typeof challengeId !== 'string') return null
  return { challengeId, email: null, expiresAt: null, codeWorksHere: false, beganAt: Date.now() }
}
