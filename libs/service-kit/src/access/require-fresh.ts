import type { ConfirmationPurpose } from '@gb/domain'
import { AppError } from '../base/errors/app-error.js'
import type { HeldSession, SessionPort } from '../contracts/session.port.js'
import { CONFIRMATION_REFUSAL } from './messages.js'

/**
 * Refuses a session that has not just confirmed this purpose.
 * @throws AppError `fresh_confirmation_required` with the purpose and the `ways` open to this person
 */
export const requireFresh = async (
  sessions: Pick<SessionPort, 'freshness'>,
  held: HeldSession,
  purpose: ConfirmationPurpose,
): Promise<void> => {
  const { isFresh, ways } = await sessions.freshness(held, purpose)
  if (isFresh) return
  throw new AppError('fresh_confirmation_required', CONFIRMATION_REFUSAL, { members: { purpose, ways } })
}
