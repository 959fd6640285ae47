import type { Page } from '@playwright/test'

/**
 * What a narrow window does to things that stand together, each with where it is: a control that lies on another one or
 * beyond its card, figures of one kind in rows of unequal length, a word in a box that is stretched, rows of one list that differ, a choice whose number
 * goes below its unit.
 */
export const crowdedThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2
    /** So much of what a finger may miss two neighbors can have in common. */
    const SHARED = 9
    const CONTROL = 'button, input:not([type="file"]), select, textarea, summary, a[href]'
    const main = document.querySelector('main') ?? document.body
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/gu, ' ').slice(0, 40)
    const isDrawn = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 4 &&
        height > 4 &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
    }
    const found: string[] = []

    const controls = [...main.querySelectorAll(CONTROL)].filter(isDrawn)
    for (const [index, one] of controls.entries()) {
      const box = one.getBoundingClientRect()
      const card = one.closest('section, form, li')?.getBoundingClientRect()
      // The ground of a quiet button is not seen: its words end with the card's.
      if (card !== undefined && (box.left < card.left - SLACK || box.right > card.right + SLACK))
        if (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
          found.push(`"${words(one)}" goes over the edge of its card`)
      for (const other of controls.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        // An info mark is a small sign on a free ground of 44 px, which may reach under its neighbor.
        if ([one, other].some((each) => each.getAttribute('aria-label') === 'Where this comes from')) continue
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const width = Math.min(box.right, right) - Math.max(box.left, left)
        const height = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        if (width > SHARED && height > SHARED) found.push(`"${words(one)}" lies on "${words(other)}"`)
      }
    }

    /** How many stand in each line, from the top. */
    const linesOf = (elements: readonly Element[]): number[] => {
      const middles = elements.map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      })
      const lines: { at: number; count: number }[] = []
      for (const at of middles) {
        const line = lines.find((each) => Math.abs(each.at - at) < 12)
        if (line) line.count += 1
        else lines.push({ at, count: 1 })
      }
      return lines.map(({ count }) => count)
    }
    const groups = [...main.querySelectorAll('div, [role="group"], fieldset')].filter(isDrawn)
    for (const group of groups) {
      const { display } = getComputedStyle(group)
      const kin = [...group.children].filter(
        (child) =>
          isDrawn(child) &&
          /\d/u.test(child.textContent) &&
          child.className === group.lastElementChild?.className,
      )
      if (!/flex|grid/u.test(display) || kin.length < 3 || kin.length > 6) continue
      if (kin.some((child) => child.querySelector(CONTROL) !== null || child.textContent.length > 30))
        continue
      const lines = linesOf(kin)
      if (new Set(lines).size > 1) found.push(`"${words(group)}" stands in rows of ${lines.join(' + ')}`)
    }

    for (const chip of main.querySelectorAll('[role="group"] button')) {
      const isEven = getComputedStyle(chip.parentElement ?? chip).display === 'grid'
      if (!isDrawn(chip) || isEven) continue
      const range = document.createRange()
      range.selectNodeContents(chip)
      const spare = chip.getBoundingClientRect().width - range.getBoundingClientRect().width
      if (spare > 64) found.push(`"${words(chip)}" is stretched`)
    }

    for (const list of main.querySelectorAll('ul, ol')) {
      const rows = [...list.children].filter(isDrawn)
      const pairs = rows.map((row) => [...row.querySelectorAll('button[aria-label]')])
      if (pairs.some((pair) => pair.length !== 2 || pair.some((button) => button.textContent !== '')))
        continue
      const shapes = pairs.map(([button], index) => {
        const [top = 0, height = 0] = [
          button?.getBoundingClientRect().top,
          button?.getBoundingClientRect().height,
        ]
        return top + height / 2 - (rows[index]?.getBoundingClientRect().top ?? 0) < 44 ? 'beside' : 'below'
      })
      if (new Set(shapes).size > 1)
        found.push(`the buttons of "${words(list)}" are ${shapes.join(', ')} the words`)
    }

    for (const choice of main.querySelectorAll('label')) {
      if (!isDrawn(choice) || !/^\s*\d+ \w+\s*$/u.test(choice.textContent)) continue
      const walker = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode)
        if (range.getClientRects().length > 1) found.push(`"${words(choice)}" breaks in two`)
      }
    }
    return [...new Set(found)]
  })
