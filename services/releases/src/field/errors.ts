import { situation } from '@gb/service-kit'
import { FIELD_MESSAGES } from './messages.js'

/** Browsers reported as much in this minute as is taken. */
export class EnoughReported extends situation('too_many_requests', FIELD_MESSAGES.enough, {
  retryAfterSeconds: 60,
}) {}
