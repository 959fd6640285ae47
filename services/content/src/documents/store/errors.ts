import { situation } from '@gb/service-kit'
import { STORE_MESSAGES } from './messages.js'

/** The text has no such version. */
export class NoSuchVersion extends situation('not_found', STORE_MESSAGES.noVersion) {}

/** The text has no draft. */
export class NoDraft extends situation('not_found', STORE_MESSAGES.noDraft) {}

/** The draft says what is in force; takes the version in force. */
export class SameText extends situation('conflict', STORE_MESSAGES.sameText) {}

/** Another version is in force; takes that version. */
export class NewerMeanwhile extends situation('conflict', STORE_MESSAGES.newerMeanwhile) {}

/** A draft is there that was not read; takes who saved it, and when. */
export class OtherDraft extends situation('conflict', STORE_MESSAGES.otherDraft) {}

/** Who publishes a draft or throws it away has not read it; takes who saved it, and when. */
export class UnreadDraft extends situation('conflict', STORE_MESSAGES.unreadDraft) {}

/** The draft that was read is not there any more. */
export class DraftGone extends situation('conflict', STORE_MESSAGES.draftGone) {}

/** The numbers of the text are used up. */
export class LastVersionNumber extends situation('conflict', STORE_MESSAGES.lastVersion) {}
