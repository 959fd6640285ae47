import { situation } from '@gb/service-kit'
import { DELETION_MESSAGES } from './messages.js'

/** The erasure has begun and cannot be undone. */
export class DeletionBegun extends situation('gone', DELETION_MESSAGES.tooLate) {}
/** There is no profile to delete, or no deletion to undo. */
export class NoDeletion extends situation('not_found', DELETION_MESSAGES.notFound) {}
