/** Work that waits; `cancel` is true when it had not begun. */
export interface Waiting {
  cancel: () => boolean
}

const waiting = new Set<() => void>()
let isListening = false

/** Does the work after `ms`, or at once when the page is left: the system may never give it back. */
export function later(work: () => void, ms: number): Waiting {
  listen()
  const begin = () => {
    clearTimeout(timer)
    if (waiting.delete(begin)) work()
  }
  const timer = setTimeout(begin, ms)
  waiting.add(begin)
  return {
    cancel() {
      clearTimeout(timer)
      return waiting.delete(begin)
    },
  }
}

function listen(): void {
  if (isListening) return
  isListening = true
  const flush = () => {
    for (const begin of waiting) begin()
  }
  globalThis.addEventListener('pagehide', flush)
  // A phone that closes an app in the background tells it only this.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
