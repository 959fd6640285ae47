import { AppError } from '../errors/app-error.js'
import { ENTRY_MESSAGES } from './messages.js'

/** How one entry is stored under the id that its client made. */
interface StoreOnce<Entry> {
  /** Inserts; null when the id is taken. */
  insert: () => Promise<Entry | null>
  /** The living entry under the id; null when it was deleted. */
  findLiving: () => Promise<Entry | null>
  /** Whether the stored entry says what is being sent. */
  isSame: (stored: Entry) => boolean
}

/**
 * Stores an entry once, however often it is sent: the same again gets the stored entry.
 * @throws AppError `gone` for a deleted id (an offline replay must not revive it), `conflict` for other content
 */
export const storeOnce = async <Entry>(attempt: StoreOnce<Entry>): Promise<Entry> => {
  const inserted = await attempt.insert()
  if (inserted) return inserted
  const stored = await attempt.findLiving()
  if (!stored) throw new AppError('gone', ENTRY_MESSAGES.gone)
  if (!attempt.isSame(stored)) throw new AppError('conflict', ENTRY_MESSAGES.conflict)
  return stored
}

/** The entry, or `not_found`: missing, deleted and somebody else's answer alike. */
export const existing = <Entry>(entry: Entry | null): Entry => {
  if (!entry) throw new AppError('not_found', ENTRY_MESSAGES.notFound)
  return entry
}

/** Answers a deletion; the second one is `not_found`. */
export const deletedOnce = (isDeletedNow: boolean): { deleted: boolean } => {
  if (!isDeletedNow) throw new AppError('not_found', ENTRY_MESSAGES.notFound)
  return { deleted: true }
}
