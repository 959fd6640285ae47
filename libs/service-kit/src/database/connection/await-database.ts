import { isDatabaseAway } from '../../base/errors/database-away.js'
import { errorCode } from '../../base/errors/error-code.js'
import { withOwnClient } from './own-client.js'

const PATIENCE_MS = 20_000
const PAUSE_MS = 250

/** Not let in, or no such database: nothing that waiting mends. */
const isRefusal = (error: unknown): boolean => /^(28|3D)/.test(errorCode(error) ?? '')

/**
 * Waits for a database that is starting, for a bounded while: whoever starts both at once need not know which is first.
 * @param patienceMs how long
 * @throws what the last try threw
 */
export const awaitDatabase = async (url: string, patienceMs = PATIENCE_MS): Promise<void> => {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await withOwnClient({ connectionString: url }, (client) => client.query('SELECT 1'))
      return
    } catch (error) {
      if (!isDatabaseAway(error) || isRefusal(error) || Date.now() >= end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
