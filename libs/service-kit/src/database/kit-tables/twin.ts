import { errorCode } from '../../base/errors/error-code.js'
import { LIMITS } from '../sql/limits.js'
import { patienceMark, refundPatience } from '../sql/patience.js'

const LOCK_NOT_AVAILABLE = '55P03'

/** The same request is under way already. */
class TwinAtWork extends Error {}

/**
 * Runs the first statement of a transaction, which waits for a request with the same key. The server ends each wait
 * after its `lock_timeout`, so that a connection that died meanwhile shows as soon as any other.
 */
export const claimOfTwin = async <T>(claim: () => Promise<T>): Promise<T> => {
  const mark = patienceMark()
  try {
    return await claim()
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error
    // The database answered: it is the other request that takes its time.
    refundPatience(mark)
    throw new TwinAtWork('the same request is under way', { cause: error })
  }
}

/** Runs a transaction that begins with `claimOfTwin` again until the other request is done, for ten seconds. */
export const afterTwin = async <T>(transaction: () => Promise<T>): Promise<T> => {
  const end = Date.now() + LIMITS.twin
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof TwinAtWork)) throw error
      if (Date.now() >= end) throw error.cause
    }
  }
}
