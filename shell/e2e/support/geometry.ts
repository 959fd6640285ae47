import type { Page } from '@playwright/test'

/** How many pixels a screen is wider than its window. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Figures of a screen whose number and unit stand on two lines, and days parted from their month, each with the words around it. Looked for in short lines,
 * also where the two are elements of their own; a sentence of running text breaks wherever it has to.
 */
export const partedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LONGEST_LINE = 26
    const UNITS = 'kcal|g|mg|mcg|IU|oz|lbs|kg|cm|ml|in|%|min|hours?|days?|weeks?|months?|points?|AM|PM'
    const DAY = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{1,2}'
    const FIGURE = new RegExp(`\\d[\\d,.]* ?(?:${UNITS})(?!\\w)|${DAY}`, 'gu')
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

/** Words of charts that a line, a dot or another word of the same chart is drawn over, each with its chart. */
export const overprintedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STEP = 2
    const onScreen = (shape: SVGGeometryElement): DOMPoint[] => {
      const matrix = shape.getScreenCTM()
      if (matrix === null) return []
      const count = Math.ceil(shape.getTotalLength() / STEP)
      return Array.from({ length: count + 1 }, (_, part) =>
        shape.getPointAtLength(part * STEP).matrixTransform(matrix),
      )
    }
    return [...document.querySelectorAll('figure svg')].flatMap((chart) => {
      const words = [...chart.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }))
      const drawn = [...chart.querySelectorAll<SVGGeometryElement>('path, circle, line')]
        .filter((shape) => getComputedStyle(shape).stroke !== 'none' || shape.tagName === 'circle')
        .flatMap(onScreen)
      const frame = chart.getBoundingClientRect()
      return words.flatMap(({ text, box }, index) => {
        const isDrawnOver = drawn.some(
          ({ x, y }) => x > box.left && x < box.right && y > box.top + 1 && y < box.bottom - 1,
        )
        const other = words.find(
          (each, at) =>
            at > index &&
            each.box.left < box.right &&
            box.left < each.box.right &&
            each.box.top < box.bottom - 2 &&
            box.top < each.box.bottom - 2,
        )
        const isCut = box.left < frame.left - 1 || box.right > frame.right + 1
        const where = `"${text}" in "${chart.getAttribute('aria-label')}"`
        return [
          ...(isDrawnOver ? [`${where} is drawn over`] : []),
          ...(other ? [`${where} stands on "${other.text}"`] : []),
          ...(isCut ? [`${where} is cut`] : []),
        ]
      })
    })
  })
