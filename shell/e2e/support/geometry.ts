import type { Page } from '@playwright/test'

/** How many pixels a screen is wider than its window. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Figures of a screen whose number and unit stand on two lines, each with the words around it. Looked for in short lines,
 * also where the two are elements of their own; a sentence of running text breaks wherever it has to.
 */
export const partedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LONGEST_LINE = 26
    const UNITS = 'kcal|g|mg|mcg|IU|oz|lbs|kg|cm|ml|in|%|min|hours?|days?|weeks?|months?|points?|AM|PM'
    const FIGURE = new RegExp(`\\d[\\d,.]* ?(?:${UNITS})(?!\\w)`, 'gu')
    const AT_END = /\d[\d,.]* ?$/u
    const AT_BEGIN = new RegExp(`^ ?(?:${UNITS})(?!\\w)`, 'u')

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      // The words of a choice fill their box in as many lines as they need.
      const isElsewhere = node.parentElement?.closest('svg, option, label, [role="radio"]')
      if (node instanceof Text && node.data.trim() !== '' && !isElsewhere) texts.push(node)
    }
    const boxOf = (text: Text, at: number): DOMRect | undefined => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return [...range.getClientRects()].find(({ width }) => width > 1)
    }
    const isParted = (from: DOMRect | undefined, to: DOMRect | undefined): boolean =>
      from !== undefined && to !== undefined && (to.top >= from.bottom - 2 || from.top >= to.bottom - 2)
    const around = (text: Text): string => {
      const block = text.parentElement?.closest('p, li, dd, dt, td, div, h2, h3, button, summary, label')
      return (block?.textContent ?? text.data).trim()
    }
    const isVisible = (text: Text): boolean =>
      text.parentElement?.checkVisibility({ visibilityProperty: true }) === true

    const found = texts.filter(isVisible).flatMap((text, index, all) => {
      const isShort = around(text).length <= LONGEST_LINE
      const inside = [...text.data.matchAll(FIGURE)].filter(({ 0: figure, index: at }) =>
        isParted(boxOf(text, at), boxOf(text, at + figure.length - 1)),
      )
      const next = all[index + 1]
      const [number, unit] = [AT_END.exec(text.data), next && AT_BEGIN.exec(next.data)]
      const isTorn =
        number !== null &&
        next !== undefined &&
        unit !== null &&
        unit !== undefined &&
        isParted(boxOf(text, number.index), boxOf(next, unit[0].length - 1))
      return [
        ...(isShort ? inside.map(({ 0: figure }) => figure) : []),
        ...(isTorn ? [`${number[0]}${unit[0]}`] : []),
      ].map((figure) => `"${figure}" in "${around(text)}"`)
    })
    return [...new Set(found)]
  })
