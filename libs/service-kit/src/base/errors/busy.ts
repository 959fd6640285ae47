import { AppError } from './app-error.js'

const BUSY = 'The service is busy right now. Nothing was lost. Please try again in a moment.'

/** Seconds after which a retry makes sense when nobody knows better. */
const RETRY_SECONDS = 2

/** The database, or something else that we need, is slow or away. */
export const busy = (): AppError =>
  new AppError('try_again_later', BUSY, { retryAfterSeconds: RETRY_SECONDS })
