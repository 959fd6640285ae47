import { ApiError, NetworkError, TimeoutError } from '@gb/api-client'
import { messages } from '../messages'

/** What a failed step says: the server's own words where it gave a reason. */
export const myDataSentence = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : messages.failed

/** What a failed import says. Without an answer some of the file may be in: it was asked for, and taken row by row. */
export const importSentence = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'try_again_later') return error.message
  if (error instanceof NetworkError || error instanceof TimeoutError) return messages.import.broken
  return myDataSentence(error)
}
