import { firstCame } from '@gb/entries'

const LONGEST_WAIT_MS = 3000
const FALLBACK_WAIT_MS = 200

/** Resolves when the processor has nothing better to do. A slow line is not seen by it. */
export function processorIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      globalThis.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    } else {
      setTimeout(resolve, FALLBACK_WAIT_MS)
    }
  })
}

/**
 * Resolves when what somebody came for is there and the browser has nothing better to do; for work that must not delay
 * what a person sees. A browser that waits for a slow line has time, and what is sent for then shares the line.
 */
export const idle = (): Promise<void> => firstCame().then(processorIdle)
