import { useSyncExternalStore } from 'react'
import { kept } from './kept'
import type { KeptKey } from './keys'

/** A choice of this browser, such as a unit. */
export interface Remembered<V extends string> {
  get: () => V
  set: (value: V) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps one of `options` under a key; the first option until the person chooses another. */
export function remembered<V extends string>(key: KeptKey, options: readonly [V, ...V[]]): Remembered<V> {
  return {
    get() {
      const chosen = kept.read(key)
      return options.find((option) => option === chosen) ?? options[0]
    },
    set: (value) => kept.keep(key, value),
    subscribe: kept.subscribe,
  }
}

/** The remembered choice and how to change it; every screen that shows it follows. */
export function useRemembered<V extends string>(choice: Remembered<V>): [V, (value: V) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set]
}

/** What is kept under a key; the screen follows every change. @param of whom it is kept for, where it is for several */
export const useKept = (key: KeptKey, of?: string): string | null =>
  useSyncExternalStore(kept.subscribe, () => kept.read(key, of))
