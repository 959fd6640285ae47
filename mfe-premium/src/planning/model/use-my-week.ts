import { useSyncExternalStore } from 'react'

const keyOf = (userId: string) => `gb.premium.my-week.${userId}`

// A browser may refuse to store it (private windows): then it holds for this page.
const unstored = new Map<string, string | null>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(userId: string): string | null {
  const here = unstored.get(userId)
  if (here !== undefined) return here
  try {
    return globalThis.localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

/**
 * The template that the person filled last, and how to choose it. Its name alone is kept, on this device: the same
 * template gives the same week.
 */
export function useMyWeek(userId: string): [templateId: string | null, choose: (templateId: string) => void] {
  const choose = (templateId: string) => {
    unstored.delete(userId)
    try {
      globalThis.localStorage.setItem(keyOf(userId), templateId)
    } catch {
      unstored.set(userId, templateId)
    }
    for (const listener of listeners) listener()
  }
  return [useSyncExternalStore(subscribe, () => read(userId)), choose]
}
