import { situation } from '@gb/service-kit'
import { HELPER_MESSAGES } from './messages.js'

/** The person has as many people at their side, and invited to it, as we let in. */
export class HelpersFull extends situation('conflict', HELPER_MESSAGES.full) {}
/** The person has no open invitation of the id. */
export class NoSuchInvitation extends situation('not_found', HELPER_MESSAGES.noSuchInvitation) {}
/** There is no grant of the id in force, or it is of others. */
export class NoSuchHelper extends situation('not_found', HELPER_MESSAGES.noSuchHelper) {}
/** The link was used, taken back, is over, or never was one. */
export class InvitationOver extends situation('invalid_or_expired_code', HELPER_MESSAGES.linkOver) {}
/** The link came to a mailbox that is not the one of the profile that follows it. */
export class OtherMailbox extends situation('conflict', HELPER_MESSAGES.otherMailbox) {}
