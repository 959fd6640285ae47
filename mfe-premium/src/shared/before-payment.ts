import { kept } from '@gb/device'
import { isTabId, type TabId } from '@gb/mfe-contract'
import { openedSection, openSection } from './open-section'
import { isSectionId, type SectionId } from './section'

/** Where somebody stood when the payment page took the place of the app. */
export interface PlaceBefore {
  tab: TabId
  /** The section of Premium that was open; null for none. */
  section: SectionId | null
  /** How far down, in CSS pixels. */
  scroll: number
}

/** Remembers the place of this tab, until it is taken. */
export function keepPlace(): void {
  const tab = kept.read('view')
  if (!isTabId(tab)) return
  const place: PlaceBefore = { tab, section: openedSection(), scroll: Math.round(globalThis.scrollY) }
  kept.keep('beforePayment', JSON.stringify(place))
}

/** The place that was remembered, once; null for Home, where a payment ends anyway. */
export function takePlace(): PlaceBefore | null {
  const text = kept.read('beforePayment')
  kept.keep('beforePayment', null)
  const place = text === null ? null : placeIn(text)
  return place === null || place.tab === 'home' ? null : place
}

function placeIn(text: string): PlaceBefore | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('tab' in value) || !isTabId(value.tab)) return null
    const section = 'section' in value && isSectionId(value.section) ? value.section : null
    const scroll = 'scroll' in value && typeof value.scroll === 'number' ? value.scroll : 0
    return { tab: value.tab, section, scroll }
  } catch {
    return null
  }
}

/** So long a screen may take to be as tall as it was, ms. */
const TALL_MS = 3000

/** Goes back to a place, as far down as it was once the screen is that tall. */
export function returnTo({ tab, section, scroll }: PlaceBefore, navigate: (tab: TabId) => void): void {
  navigate(tab)
  openSection(section)
  const until = Date.now() + TALL_MS
  const goDown = () => {
    const isTall = document.documentElement.scrollHeight >= scroll + globalThis.innerHeight
    if (isTall || Date.now() > until) globalThis.scrollTo(0, scroll)
    else globalThis.requestAnimationFrame(goDown)
  }
  // After the screen has been drawn: a new one begins at its top.
  if (scroll > 0) setTimeout(goDown, 100)
}
