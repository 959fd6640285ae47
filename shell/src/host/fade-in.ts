/** Whoever asked for stillness gets the new screen as it is. */
const STILL = '(prefers-reduced-motion: reduce)'
const FADE_MS = 120
/** Low enough to be seen as a fade, high enough that the screen is read from its first moment. */
const FROM = 0.4

/** Lets the screen that was just drawn appear: it is there at once, and taps are its own from the first moment. */
export function fadeIn(): void {
  if (globalThis.matchMedia(STILL).matches) return
  const main = document.querySelector('main')
  // Not every browser that the app runs in can do it, and a screen without a fade is a screen.
  main?.animate?.([{ opacity: FROM }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
}
