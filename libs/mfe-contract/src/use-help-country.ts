import { helpCountryOf } from '@gb/domain'
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

const here = () => helpCountryOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language)

/**
 * The country whose help lines a person sees, on every screen of the product: where the device is, or what they chose;
 * and how to choose. The choice stays on this device.
 */
export function useHelpCountry(): [country: string, choose: (country: string) => void] {
  return [useSyncExternalStore(subscribe, read) ?? here(), choose]
}
