import { useSyncExternalStore } from 'react'
import type { SectionId } from './section'

// One for the whole remote: the card on Home opens a section of the tab that is not drawn yet.
let open: SectionId | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a section of the tab, also before the tab is shown; null goes back to the list. */
export const openSection = (id: SectionId | null): void => {
  open = id
  for (const listener of listeners) listener()
}

/** The section that is open now, or null for the list. */
export const openedSection = (): SectionId | null => open

/** The same, and the screen follows it. */
export const useOpenSection = (): SectionId | null => useSyncExternalStore(subscribe, () => open)
