import { ApiError } from '@gb/api-client'
import { messages } from './messages'

/** What a failed step of a confirmation by mail says: the server's own words, which are the same for every reason. */
export const mailSentence = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : messages.failed
