import { useSyncExternalStore } from 'react'

const KEY = 'gb.help_country'

// Beside the storage, since a browser may refuse it (private windows): then the choice holds for this page.
let chosen: string | null | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): string | null {
  if (chosen !== undefined) return chosen
  try {
    chosen = globalThis.localStorage.getItem(KEY)
  } catch {
    chosen = null
  }
  return chosen
}

function choose(country: string): void {
  chosen = country
  try {
    globalThis.localStorage.setItem(KEY, country)
  } catch {
    // It then lives as long as the page.
  }
  for (const listener of listeners) listener()
}

/**
 * The country whose help lines a person wants to see, for every screen of the product: null until they chose one, and
 * how to choose. The choice stays on this device.
 */
export const useHelpCountry = (): [chosen: string | null, choose: (country: string) => void] => [
  useSyncExternalStore(subscribe, read),
  choose,
]
