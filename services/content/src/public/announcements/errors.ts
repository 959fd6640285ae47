import { situation } from '@gb/service-kit'
import { ANNOUNCEMENT_MESSAGES } from './messages.js'

/** No announcement has the id, or it is withdrawn. */
export class NoSuchAnnouncement extends situation('not_found', ANNOUNCEMENT_MESSAGES.notFound) {}
