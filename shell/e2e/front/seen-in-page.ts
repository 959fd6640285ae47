import type { Page } from '@playwright/test'

/** What the page itself noticed, ms since it was asked for. */
export interface SeenInPage {
  firstPaint: number
  largestPaint: number
  /** When every figure could be read. */
  figures: number
  /** Sum of all shifts that nobody's tap caused. */
  layoutShift: number
  /** Longest task after the first paint. */
  longestTask: number
}

declare global {
  var gbSeen: SeenInPage
}

/** An entry of the browser's record; the last two are those of a layout shift. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean }

/** Runs before the page's first line. `figures` are the words that stand on Home when it is there. */
const watch = (figures: string[]): void => {
  const seen = { firstPaint: 0, largestPaint: 0, figures: 0, layoutShift: 0, longestTask: 0 }
  globalThis.gbSeen = seen
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput === false) seen.layoutShift += value
  })
  on('longtask', ({ startTime, duration }) => {
    if (seen.firstPaint > 0 && startTime >= seen.firstPaint)
      seen.longestTask = Math.max(seen.longestTask, duration)
  })
  const changes = new MutationObserver(() => {
    const text = document.body?.textContent ?? ''
    if (!figures.every((figure) => text.includes(figure))) return
    seen.figures = performance.now()
    changes.disconnect()
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Watches every page that is opened from now on. */
export const watchPages = async (page: Page, figures: string[]): Promise<void> => {
  await page.addInitScript(watch, figures)
}

/** Waits for the figures, and then until nothing moves any more. */
export const seenInPage = async (page: Page): Promise<SeenInPage> => {
  await page.waitForFunction(() => globalThis.gbSeen.figures > 0, undefined, { timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => globalThis.gbSeen)
}
