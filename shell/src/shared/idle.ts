const LONGEST_WAIT_MS = 3000
const FALLBACK_WAIT_MS = 200

/** Resolves when the browser has nothing better to do; for work that must not delay what a person sees. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      globalThis.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    } else {
      setTimeout(resolve, FALLBACK_WAIT_MS)
    }
  })
}
