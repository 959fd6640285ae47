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

/** Figures that stand in one row on different base lines, each with the words of its row. */
export const unevenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5
    /** Larger than what a figure stands in: a card beside a card. */
    const LONGEST = 60
    const baseOf = (element: Element): number | undefined => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const isFigure = node instanceof Text && /^[\s\u2212+±]*[\d—][\d.,]*\s*$/u.test(node.data)
        if (!isFigure || !node.parentElement) continue
        // An empty box of the line stands on its base.
        const mark = document.createElement('span')
        mark.style.cssText = 'display: inline-block; width: 0; height: 0'
        node.parentElement.append(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return bottom
      }
      return undefined
    }
    return [...document.querySelectorAll('main div, main dl')]
      .filter((row) => /grid|flex/u.test(getComputedStyle(row).display) && row.checkVisibility())
      .flatMap((row) => {
        const figures = [...row.children]
          .filter((child) => child.checkVisibility() && child.textContent.length < LONGEST)
          .map((child) => ({ box: child.getBoundingClientRect(), base: baseOf(child) }))
          .filter((figure): figure is { box: DOMRect; base: number } => figure.base !== undefined)
        const isUneven = figures.some(({ box, base }, index) =>
          figures
            .slice(index + 1)
            .some(
              (other) =>
                Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > SLACK &&
                Math.abs(base - other.base) > SLACK,
            ),
        )
        return isUneven
          ? [`the figures of "${row.textContent.trim().slice(0, 60)}" stand on different lines`]
          : []
      })
  })

/** Names below a line chart that are neither centered below their dot nor begin or end at it. */
export const straySigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CENTERED = 2
    const AT_EDGE = 12
    return [...document.querySelectorAll('main figure svg:has(circle)')].flatMap((chart) => {
      const { bottom } = chart.getBoundingClientRect()
      const names = [...chart.querySelectorAll('text')].filter(
        (text) => text.getBoundingClientRect().bottom > bottom - 14 && !/^[\d.,]+$/u.test(text.textContent),
      )
      const dots = [...chart.querySelectorAll('circle')].map((dot) => {
        const { left, width } = dot.getBoundingClientRect()
        return left + width / 2
      })
      const pairs = [
        ...(names.length > 1 ? [[names[0], dots[0]] as const] : []),
        [names.at(-1), dots.at(-1)] as const,
      ]
      return pairs.flatMap(([name, dot]) => {
        if (name === undefined || dot === undefined) return ['a chart without names']
        const { left, right } = name.getBoundingClientRect()
        const isBelow =
          Math.abs((left + right) / 2 - dot) <= CENTERED ||
          Math.abs(left - dot) <= AT_EDGE ||
          Math.abs(right - dot) <= AT_EDGE
        return isBelow ? [] : [`"${name.textContent}" stands from ${left} to ${right}, its dot at ${dot}`]
      })
    })
  })

/** Words in the middle of a ring that reach into its band, at any number of up to three digits. */
export const wordsOverRings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="progressbar"]:has(circle)')].flatMap((ring) => {
      const track = ring.querySelector('circle')
      if (track === null) return []
      const box = track.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const scale = box.width / track.getBBox().width
      const inside = box.width / 2 - (scale * Number.parseFloat(getComputedStyle(track).strokeWidth)) / 2
      const walker = document.createTreeWalker(ring.lastElementChild ?? ring, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const figure of [null, '8', '16', '120']) {
        const before = texts.map(({ data }) => data)
        for (const text of texts) if (figure !== null && /^\d+$/u.test(text.data)) text.data = figure
        for (const text of texts) {
          const range = document.createRange()
          range.selectNodeContents(text)
          for (const { left, right, top, bottom } of range.getClientRects()) {
            // Letters leave the corners of their line free.
            const room = (bottom - top) / 5
            const farthest = Math.max(
              ...[left, right].flatMap((at) =>
                [top + room, bottom - room].map((to) => Math.hypot(at - x, to - y)),
              ),
            )
            if (farthest > inside) found.push(`"${text.data}" of "${ring.textContent}" goes over its ring`)
          }
        }
        for (const [index, text] of texts.entries()) text.data = before[index] ?? ''
      }
      return found
    }),
  )

/** What can be pressed at the end of the page, and lies under the round button of the bar all the same; each by its words. */
export const underRoundButton = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const round = document.querySelector('nav [data-prominent] > span')?.getBoundingClientRect()
    if (round === undefined) return ['there is no round button']
    return [...document.querySelectorAll('main :is(button, a, summary, input, select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { top, right, bottom, left } = control.getBoundingClientRect()
        return bottom > round.top && top < round.bottom && right > round.left && left < round.right
      })
      .map((control) => `"${(control.ariaLabel ?? control.textContent).trim()}"`)
  })
