import { kept } from '@gb/device'
import { useSyncExternalStore } from 'react'
import type { SectionId } from './section'

/** Where the plans are. */
const PLANS: SectionId = 'meal-plans'

// One for the whole remote: the card on Home opens a section of the tab that is not drawn yet. A plan that was open when the
// page was loaded anew is found open again.
let open: SectionId | null = kept.read('openPlan') === null ? null : PLANS
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a section of the tab, also before the tab is shown; null goes back to the list. */
export const openSection = (id: SectionId | null): void => {
  open = id
  if (id !== PLANS) kept.keep('openPlan', null)
  for (const listener of listeners) listener()
}

/** The section that is open now, or null for the list. */
export const openedSection = (): SectionId | null => open

/** The same, and the screen follows it. */
export const useOpenSection = (): SectionId | null => useSyncExternalStore(subscribe, () => open)
