import { useSyncExternalStore } from 'react'

// One for the whole remote: the card on Home opens the story before the tab is drawn.
let isOpen = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens or closes the story in place of the tab, also before the tab is shown. */
export const openStory = (open: boolean): void => {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether the story lies in place of the tab. */
export const useIsStoryOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
