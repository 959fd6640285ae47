import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { quietPlace } from './quiet-place'

/** What a message never lies over: everything that can be pressed, and what an entry says about how it stands. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
  '[role="button"]',
  '[role="slider"]',
  '[role="status"]',
  '[role="alert"]',
].join(',')
const GAP = 8
/** What is there for screen readers only is smaller than this. */
const SMALLEST = 4

/**
 * Moves a region, by its property `--gb-out-of-the-way`, to where what it holds lies over no control of the page or of
 * the open window; anew for each message, and when the page is scrolled or changes.
 */
export function useQuietPlace(region: RefObject<HTMLElement | null>, message: string | undefined): void {
  useLayoutEffect(() => {
    const element = region.current
    if (message === undefined || element === null) return
    const place = () => placeOver(element)
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    // What was pressed may still change the page under the message, e.g. close its window.
    const observer = new MutationObserver(placeSoon)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      // A sentence that takes one line more pushes all below it.
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
    })
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(placeSoon) : null
    sizes?.observe(document.body)
    globalThis.addEventListener('scroll', placeSoon, { capture: true, passive: true })
    globalThis.addEventListener('resize', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      sizes?.disconnect()
      globalThis.removeEventListener('scroll', placeSoon, { capture: true })
      globalThis.removeEventListener('resize', placeSoon)
    }
  }, [region, message])
}

/** Where a control is drawn: a sign in it may stand out of it, as that of Add does over the bar. */
const drawnBox = (control: Element): DOMRect => {
  const boxes = [control, ...control.children].map((each) => each.getBoundingClientRect()).filter(isOnScreen)
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return boxes.length === 0 ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top)
}

const isOnScreen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > SMALLEST && height > SMALLEST && bottom > 0 && top < globalThis.innerHeight

function placeOver(region: HTMLElement): void {
  const item = region.querySelector('li')
  if (item === null) return
  region.style.removeProperty('--gb-out-of-the-way')
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  // Under an open window nothing can be pressed, and the message comes from above.
  const controls = [...(dialog ?? document.body).querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map(drawnBox)
    .filter(isOnScreen)
  // Not the height of the item: it still rises.
  const { top, bottom } = region.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  const way = quietPlace({
    box: { top, bottom, left, right },
    controls,
    gap: GAP,
    inside: { top: 0, bottom: globalThis.innerHeight },
    direction: dialog ? 'down' : 'up',
  })
  region.style.setProperty('--gb-out-of-the-way', `${way}px`)
}
