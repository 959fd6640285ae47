const LONGEST_WAIT_MS = 3000
const FALLBACK_WAIT_MS = 200
/** Nobody waits longer than this for a part of the screen because another one does not come, ms. */
const LONGEST_HELD_MS = 5000

let gate: Promise<unknown> = Promise.resolve()

/** From now on nothing counts as idle before this has come; the page does it once, when it starts. */
export function holdIdleUntil(moment: Promise<unknown>): void {
  gate = moment
}

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
export const idle = (): Promise<void> => gate.then(processorIdle)

/**
 * Resolves when what somebody came for is there, or when that takes long; for parts of the app that come behind it. They are no
 * work for idle moments: they come on every line, because without them something cannot be done.
 */
export const afterFirst = (): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_HELD_MS)
  })
  return Promise.race([gate.then(() => undefined), longest]).finally(() => clearTimeout(timer))
}
