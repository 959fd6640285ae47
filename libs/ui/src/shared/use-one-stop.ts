import { type RefObject, useEffect, useState } from 'react'
import { controlsIn, nextStop, ONE_STOP } from './stops'

/** Fewer are passed with Tab: there is nothing to skip. */
const LEAST = 3

/** What else makes another control the stop, or changes which there are. */
const WATCHED = ['disabled', 'hidden', 'open', 'aria-pressed']

const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey

/**
 * Makes the controls of an element one stop of Tab, with arrows, Home and End between them, as in a toolbar. The stop is
 * where the focus was last, else what is pressed, else the first. Answers whether there are enough of them for that: then
 * the element is a toolbar, and says so.
 */
export function useOneStop(container: RefObject<HTMLElement | null>): boolean {
  const [isOneStop, setOneStop] = useState(false)
  useEffect(() => {
    const element = container.current
    return element === null ? undefined : keepOneStop(element, setOneStop)
  }, [container])
  return isOneStop
}

/** Does so until what it answers is called. */
function keepOneStop(element: HTMLElement, onChange: (isOneStop: boolean) => void): () => void {
  let stop: HTMLElement | null = null
  let index = 0
  element.setAttribute(ONE_STOP, '')

  const arrange = () => {
    const controls = controlsIn(element)
    const isEnough = controls.length >= LEAST
    onChange(isEnough)
    const isThere = stop !== null && controls.includes(stop)
    // What was removed leaves the stop to the one that took its place.
    if (!isThere)
      stop =
        stop === null
          ? (controls.find((control) => control.getAttribute('aria-pressed') === 'true') ??
            controls[0] ??
            null)
          : (controls[Math.min(index, controls.length - 1)] ?? null)
    index = stop === null ? 0 : controls.indexOf(stop)
    for (const control of controls) {
      if (isEnough && control !== stop) control.tabIndex = -1
      else control.removeAttribute('tabindex')
    }
  }
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !controlsIn(element).includes(target)) return
    stop = target
    arrange()
  }
  const go = (event: KeyboardEvent) => {
    const { target } = event
    const controls = controlsIn(element)
    if (!isPlain(event) || !(target instanceof HTMLElement) || !controls.includes(target)) return
    if (controls.length < LEAST) return
    const next = nextStop(element, controls, target, event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  arrange()
  const watcher = new MutationObserver(arrange)
  watcher.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED })
  element.addEventListener('focusin', follow)
  element.addEventListener('keydown', go)
  return () => {
    watcher.disconnect()
    element.removeEventListener('focusin', follow)
    element.removeEventListener('keydown', go)
  }
}
