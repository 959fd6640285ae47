import { situation } from '@gb/service-kit'
import { SESSION_MESSAGES } from './messages.js'

/** The person has no device of the id. */
export class NoSuchDevice extends situation('not_found', SESSION_MESSAGES.noSuchDevice) {}
/** The profile of the session was deleted. */
export class SessionOfDeleted extends situation('gone', SESSION_MESSAGES.deleted) {}
