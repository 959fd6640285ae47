import { situation } from '@gb/service-kit'
import { INBOX_MESSAGES } from './messages.js'

/** No question of a check-in has the id. */
export class NoSuchCheckIn extends situation('not_found', INBOX_MESSAGES.notThere) {}

/** Somebody else means to answer; takes their name. */
export class TakenByOther extends situation('conflict', INBOX_MESSAGES.taken) {}

/** There is nothing left to assign. */
export class NothingToAssign extends situation('conflict', INBOX_MESSAGES.done) {}

/** The question has been answered in other words. */
export class AlreadyAnswered extends situation('conflict', INBOX_MESSAGES.answered) {}
