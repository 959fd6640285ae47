import { ApiError } from '@gb/api-client'
import { messages } from '../messages'

/** What a failed step says: the server's own words where it gave a reason. */
export const myDataSentence = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : messages.failed
