import { EntryGone, EntryTaken, NoSuchEntry } from './errors.js'

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
 * @throws EntryGone for a deleted id, EntryTaken for other content
 */
export const storeOnce = async <Entry>(attempt: StoreOnce<Entry>): Promise<Entry> => {
  const inserted = await attempt.insert()
  if (inserted) return inserted
  const stored = await attempt.findLiving()
  if (!stored) throw new EntryGone()
  if (!attempt.isSame(stored)) throw new EntryTaken()
  return stored
}

/** @throws NoSuchEntry for none */
export const existing = <Entry>(entry: Entry | null): Entry => {
  if (!entry) throw new NoSuchEntry()
  return entry
}

/** Answers a deletion. @throws NoSuchEntry for the second one */
export const deletedOnce = (isDeletedNow: boolean): { deleted: boolean } => {
  if (!isDeletedNow) throw new NoSuchEntry()
  return { deleted: true }
}
