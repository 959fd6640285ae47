/** Longest time that a button may stay off while something is saved, ms; after that the focus is left where it is [own]. */
const LONGEST_MS = 3000

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Gives the focus back to what had it, unless something else has taken it; also to a button that is off while it saves. */
export function giveBack(before: Element | null): void {
  if (!(before instanceof HTMLElement) || !isFree()) return
  before.focus({ preventScroll: true })
  if (!before.matches(':disabled')) return
  const watcher = new MutationObserver(() => {
    if (before.matches(':disabled')) return
    stop()
    if (isFree()) before.focus({ preventScroll: true })
  })
  const timer = setTimeout(() => stop(), LONGEST_MS)
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
  watcher.observe(before, { attributes: true, attributeFilter: ['disabled'] })
}
