import type { ConfirmationPurpose } from '@gb/domain'
import type { HeldSession, SessionPort } from '../contracts/session.port.js'
import { NotConfirmed } from './errors.js'

/**
 * Refuses a session that has not just confirmed this purpose.
 * @throws NotConfirmed with the purpose and the `ways` open to this person
 */
export const requireFresh = async (
  sessions: Pick<SessionPort, 'freshness'>,
  held: HeldSession,
  purpose: ConfirmationPurpose,
): Promise<void> => {
  const { isFresh, ways } = await sessions.freshness(held, purpose)
  if (isFresh) return
  throw new NotConfirmed(purpose, ways)
}
