import type { Page } from '@playwright/test'

/** A small phone, the same with the large text of its owner, a usual phone with text twice as large, and a phone at 200 percent. */
const SIZES = [
  { width: 320, height: 568, text: 100 },
  { width: 320, height: 568, text: 125 },
  { width: 320, height: 568, text: 150 },
  { width: 390, height: 844, text: 200 },
  { width: 195, height: 422, text: 100 },
]

/** What the small sizes do to a screen, or to the topmost window where one is open. The window is then as it was. */
export const squeezed = async (page: Page, where: string): Promise<string[]> => {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { width, height, text } of SIZES) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    const words = await squeezedWords(page)
    const bars = await shareOfBars(page)
    found.push(...words.map((each) => `${where}, ${width} wide, text ${text} %: ${each}`))
    if (bars >= 0.25) found.push(`${where}, ${width} wide, text ${text} %: the bars take ${bars}`)
  }
  await setText(page, 100)
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** The text of the whole page, in percent, as a system has it; drawn, also what is far below. */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main * { content-visibility: visible !important; }')
    document.adoptedStyleSheets = [sheet]
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  }, percent)

/**
 * What a small or magnified window does to words, each with where it is: cut by a box that hides what is too large for it,
 * beside the window, torn apart, or printed over other words; and what is wider than the window.
 */
const squeezedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2
    interface Line {
      text: string
      owner: Element
      layer: Element | null
      box: DOMRect
    }
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const shortened = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').slice(0, 50)
    const isHiddenForEyes = (element: Element): boolean => {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { clipPath, opacity } = getComputedStyle(each)
        if (clipPath.startsWith('inset(50%') || opacity === '0') return true
      }
      return false
    }
    /** What lies over the page and lets it scroll below, such as a bar, or what scrolls below the buttons of a window. */
    const layerOf = (element: Element): Element | null => {
      for (let each: Element | null = element; each !== null && each !== top; each = each.parentElement) {
        const { position, overflowY } = getComputedStyle(each)
        if (['fixed', 'sticky'].includes(position) || /auto|scroll/u.test(overflowY)) return each
      }
      return null
    }
    const lines: Line[] = []
    const torn: string[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const owner = node.parentElement
      if (!(node instanceof Text) || owner === null || node.data.trim() === '') continue
      if (owner.closest('svg, option, script, style, noscript')) continue
      if (!owner.checkVisibility({ visibilityProperty: true }) || isHiddenForEyes(owner)) continue
      const range = document.createRange()
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,8}(?!\p{L}|[-@.]\p{L})/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top: at }) => Math.round(at))
        if (new Set(tops).size > 1 && !/[\p{L}@.-]$/u.test(node.data.slice(0, index))) torn.push(word)
      }
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1) lines.push({ text: node.data, owner, layer: layerOf(owner), box })
    }

    const found = torn.map((word) => `"${word}" is torn`)
    const { scrollWidth, clientWidth } = top === document.body ? document.documentElement : top
    if (scrollWidth > clientWidth + 1) found.push(`it scrolls sideways by ${scrollWidth - clientWidth}`)
    for (const { text, owner, box } of lines) {
      if (box.left < -SLACK || box.right > innerWidth + SLACK) {
        let isInScroller = false
        for (let each: Element | null = owner; each !== null; each = each.parentElement)
          isInScroller ||= /auto|scroll/u.test(getComputedStyle(each).overflowX)
        if (!isInScroller) found.push(`"${shortened(text)}" is beside the window`)
      }
      let [looksX, looksY] = [true, true]
      for (
        let each: Element | null = owner;
        each !== null && each !== document.body;
        each = each.parentElement
      ) {
        const { overflowX, overflowY, display, position } = getComputedStyle(each)
        if (display === 'inline' || display === 'contents') continue
        const frame = each.getBoundingClientRect()
        if (/auto|scroll/u.test(overflowX)) looksX = false
        if (/auto|scroll/u.test(overflowY)) looksY = false
        const isCutX =
          /hidden|clip/u.test(overflowX) && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)
        const isCutY =
          /hidden|clip/u.test(overflowY) &&
          (box.top < frame.top - box.height / 2 || box.bottom > frame.bottom + box.height / 2)
        if ((looksX && isCutX) || (looksY && isCutY)) {
          found.push(`"${shortened(text)}" is cut`)
          break
        }
        if (position === 'fixed') break
      }
    }
    for (const field of top.querySelectorAll('input')) {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.type === 'file') continue
      // A name or an address is read by moving in it; a number is read at once.
      if (field.scrollWidth > field.clientWidth + SLACK && /^[\d.,]+$/u.test(field.value))
        found.push(`"${field.value}" is cut in its field`)
    }
    // Lines of different words may touch; half a line over another cannot be read.
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > SLACK && height > 0.4 * Math.min(one.box.height, other.box.height))
          found.push(`"${shortened(one.text)}" stands on "${shortened(other.text)}"`)
      }
    return [...new Set(found)]
  })

/** The share of the window that the bars take: what stays while the page scrolls below. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.matches(':not(dialog):has(nav), header') &&
        element.checkVisibility(),
    )
    const heights = layers.map((layer) => layer.getBoundingClientRect().height)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
