import { AppError } from '@gb/service-kit'
import type { Visitor } from '../person/consent/visitor.repository.js'
import { FORM_MESSAGES } from './messages.js'
import { CREATE_RETRY_MINUTES } from './form-limits.js'

const MINUTE_MS = 60_000

/**
 * Tells a retry from a second profile.
 * @param created what this browser made before, or null
 * @returns the user_id to answer again, or null when a new profile may be made
 * @throws AppError `idempotency_mismatch` for a used key, `conflict` for other details shortly after
 */
export const earlierCreate = (
  created: Visitor['created'],
  asked: { fingerprint: Buffer; key: string | null },
): string | null => {
  // Signing out takes the fingerprint away: after that nobody gets in by repeating the form.
  if (!created?.fingerprint) return null
  const sameKey = asked.key !== null && asked.key === created.key
  const recent = created.ageMs < CREATE_RETRY_MINUTES * MINUTE_MS
  if (!sameKey && !recent) return null
  if (created.fingerprint.equals(asked.fingerprint)) return created.userId
  if (sameKey) throw new AppError('idempotency_mismatch', FORM_MESSAGES.keyReused)
  throw new AppError('conflict', FORM_MESSAGES.alreadyCreated)
}
