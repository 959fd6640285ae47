import type { Draft } from '../drafts/draft.repository.js'
import { DraftGone, NoDraft, OtherDraft, UnreadDraft } from './errors.js'

/** Who names no draft that was read means their own and no other. */
const isRead = (there: Draft, author: string, readAt: string | undefined): boolean =>
  readAt === undefined ? there.author === author : there.savedAt.getTime() === Date.parse(readAt)

/**
 * That a draft may be saved over the one that is there.
 * @throws AppError `conflict` when its author has not read that one, or it is gone
 */
export const checkReplaced = (there: Draft | null, author: string, readAt: string | undefined): void => {
  if (there === null && readAt !== undefined) throw new DraftGone()
  if (there !== null && !isRead(there, author, readAt))
    throw new OtherDraft(there.author, there.savedAt.toISOString())
}

/**
 * The draft that is there, for who publishes it or throws it away.
 * @throws AppError `not_found`, `conflict` when they have not read it
 */
export const draftAsRead = (there: Draft | null, author: string, readAt: string | undefined): Draft => {
  if (there === null) throw new NoDraft()
  if (!isRead(there, author, readAt)) throw new UnreadDraft(there.author, there.savedAt.toISOString())
  return there
}
