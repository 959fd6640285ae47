import { situation } from '@gb/service-kit'
import { PUSH_MESSAGES } from './messages.js'

/** The browser is not among those that get reminders. */
export class NoSuchBrowser extends situation('not_found', PUSH_MESSAGES.notFound) {}
