import { flushSync } from 'react-dom'

/** Whoever asked for stillness gets the new screen at once. */
const STILL = '(prefers-reduced-motion: reduce)'

/** Draws a change of the screen, faded from one into the other where the browser can: nothing moves, nothing is held up. */
export function crossFade(draw: () => void): void {
  if (typeof document.startViewTransition !== 'function' || globalThis.matchMedia(STILL).matches) {
    draw()
    return
  }
  // Without the flush the picture of the new screen would be taken of the old one.
  const { ready } = document.startViewTransition(() => flushSync(draw))
  // A fade that the next one overtakes, or that nobody sees, is none; the screen has changed all the same.
  ready.catch(() => undefined)
}
