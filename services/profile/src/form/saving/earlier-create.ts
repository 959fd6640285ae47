import type { Visitor } from '../../person/consent/visitor.repository.js'
import { CREATE_RETRY_MINUTES } from './form-limits.js'
import { KeyOfOtherProfile, ProfileThereAlready } from './errors.js'

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
  if (sameKey) throw new KeyOfOtherProfile()
  throw new ProfileThereAlready()
}
