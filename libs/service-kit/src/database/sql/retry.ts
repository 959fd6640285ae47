import { errorCode } from '../../base/errors/error-code.js'

// Serialization failures and deadlocks.
const RETRYABLE = new Set(['40001', '40P01'])

/** How often a transaction is begun at most. */
export const MAX_ATTEMPTS = 3

/** Whether what failed may go well when it is begun anew. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(errorCode(error) ?? '')
