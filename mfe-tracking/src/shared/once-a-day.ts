import { useSession } from '@gb/mfe-contract'
import { useSyncExternalStore } from 'react'

/** Remembers only which thing was said to whom on which day: no figure and no word of it. */
const keyOf = (name: string) => `gb.tracking.said.${name}`

// Beside the storage, since a browser may refuse it (private windows): then it holds for this page.
const saidHere = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function lastDay(name: string): string | null {
  const here = saidHere.get(name)
  if (here !== undefined) return here
  try {
    return globalThis.localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

function keep(name: string, day: string): void {
  saidHere.set(name, day)
  try {
    globalThis.localStorage.setItem(keyOf(name), day)
  } catch {
    // It is then known as long as the page lives.
  }
  for (const listener of listeners) listener()
}

/**
 * Says something at most once a day to a person.
 * @param today the local day
 * @returns whether it may still be said today, and how to note that it was
 */
export function useOnceADay(what: string, today: string): { isDue: boolean; done: () => void } {
  const { userId } = useSession()
  const name = `${what}.${userId ?? ''}`
  const saidOn = useSyncExternalStore(subscribe, () => lastDay(name))
  return { isDue: saidOn !== today, done: () => keep(name, today) }
}
