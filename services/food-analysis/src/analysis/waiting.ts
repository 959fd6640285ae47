import { setTimeout as sleep } from 'node:timers/promises'
import { AnalysisStillRunning } from './errors.js'

/** How long a request waits for another one that does the same; the browser gives up after 15 s. */
const WAIT_MS = 10_000

/** How often it looks. */
const LOOK_EVERY_MS = 150

/**
 * Waits for another request that does the same.
 * @param look what came of it; undefined while it runs
 * @param gone aborted when nobody waits for the answer any more
 * @throws AppError `unavailable` when it takes too long, or nobody waits
 */
export const untilThrough = async <T>(look: () => Promise<T | undefined>, gone: AbortSignal): Promise<T> => {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (gone.aborted || Date.now() >= until) throw new AnalysisStillRunning()
    await sleep(LOOK_EVERY_MS)
  }
}
