/** How long it waits before it tries again by itself, ms. */
const PAUSES_MS = [1000, 3000]

/**
 * Tries up to three times: a server that is being updated, or a gap in the line, is over in a moment, and nobody has to tap
 * for that. Throws what the last try threw.
 * @param wait lets time pass, ms
 * @param isPassing whether the same may work in a moment
 */
export async function patiently<T>(
  tryOnce: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  isPassing: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const pause of PAUSES_MS)
    try {
      return await tryOnce()
    } catch (error) {
      if (!isPassing(error)) throw error
      await wait(pause)
    }
  return tryOnce()
}
