import { randomUUID } from 'node:crypto'
import {
  changedMoment,
  dayRuleOf,
  type EntryMoment,
  entryMoment,
  existing,
  isSameInstant,
  requireConsents,
  type SessionUser,
  storeOnce,
} from '@gb/service-kit'

/** Whose entry it is, and the id that its client made. */
interface EntryKey {
  userId: string
  entryId: string
}

/** Where entries of one kind are written to. */
interface AddedTo<Entry, Row> {
  insert: (entry: EntryKey & Row & EntryMoment) => Promise<Entry | null>
  find: (userId: string, entryId: string) => Promise<Entry | null>
}

/** What a person sends with a new entry, of every kind. */
interface SentEntry {
  entry_id?: string
  recorded_at?: string
}

/** What a new entry says, beside whose and when. */
interface Said<Entry, Row> {
  /** Its row; `entryId` is what sealed words are bound to. */
  row: (entryId: string) => Row
  /** Whether a stored entry says the same. */
  isSame: (stored: Entry) => boolean
}

/**
 * Stores an entry once, however often it is sent, on the day it falls on for the person.
 * @throws AppError `consent_required`, `conflict`, `gone`
 */
export const addEntry = async <Entry extends { recordedAt: Date }, Row extends object>(
  entries: AddedTo<Entry, NoInfer<Row>>,
  user: SessionUser,
  body: SentEntry,
  said: Said<NoInfer<Entry>, Row>,
): Promise<Entry> => {
  requireConsents(user, ['health_data_consent'])
  const { userId } = user
  const entryId = body.entry_id ?? randomUUID()
  const entry = { userId, entryId, ...said.row(entryId), ...entryMoment(body.recorded_at, dayRuleOf(user)) }
  return storeOnce({
    insert: () => entries.insert(entry),
    findLiving: () => entries.find(userId, entryId),
    isSame: (stored) => said.isSame(stored) && isSameInstant(body.recorded_at, stored.recordedAt),
  })
}

/** Where entries of one kind are changed. */
interface ChangedIn<Entry, Change> {
  update: (
    userId: string,
    entryId: string,
    change: Change & { moment: EntryMoment | null },
  ) => Promise<Entry | null>
}

/**
 * Changes what an entry says, and when it was if that is sent.
 * @param change  null keeps what is stored
 * @throws AppError `consent_required`, `not_found`
 */
export const changeEntry = async <Entry, Change extends object>(
  entries: ChangedIn<Entry, NoInfer<Change>>,
  user: SessionUser,
  entryId: string,
  body: Pick<SentEntry, 'recorded_at'>,
  change: Change,
): Promise<Entry> => {
  requireConsents(user, ['health_data_consent'])
  const moment = changedMoment(body.recorded_at, dayRuleOf(user))
  return existing(await entries.update(user.userId, entryId, { ...change, moment }))
}
