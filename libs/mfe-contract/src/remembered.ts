import { useSyncExternalStore } from 'react'

/** A choice of this browser, such as a unit. It says nothing about a person and survives signing out. */
export interface Remembered<V extends string> {
  get: () => V
  set: (value: V) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps one of `options` under `name`; the first option until the person chooses another. */
export function remembered<V extends string>(name: string, options: readonly [V, ...V[]]): Remembered<V> {
  const key = `gb.tracking.${name}`
  const listeners = new Set<() => void>()
  // Read once: a browser may refuse storage (private windows), and the choice must then still hold for this page.
  let value: V | null = null
  return {
    get: () => (value ??= options.find((option) => option === read(key)) ?? options[0]),
    set(next) {
      value = next
      write(key, next)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The remembered choice and how to change it; every screen that shows it follows. */
export function useRemembered<V extends string>(choice: Remembered<V>): [V, (value: V) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set]
}

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    globalThis.localStorage.setItem(key, value)
  } catch {
    // The choice then lives as long as the page.
  }
}
