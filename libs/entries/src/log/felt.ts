/** How long the phone answers what was logged, ms. */
const ANSWER_MS = 10

/** What belongs together, such as a shake that is a meal and a drink, is felt once. */
const TOGETHER_MS = 600

let last = -TOGETHER_MS

/** Felt under the thumb where the phone can; nobody who asked for stillness feels anything. */
export function feelLogged(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const now = performance.now()
  if (now - last < TOGETHER_MS) return
  last = now
  navigator.vibrate(ANSWER_MS)
}
