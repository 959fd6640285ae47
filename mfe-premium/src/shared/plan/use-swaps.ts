import { useSyncExternalStore } from 'react'
import type { SwapChoice } from './plan'
import type { Swaps } from './swaps'

// Swaps outlive the screen and not the app: a plan is sized anew as the person changes.
const kept = new Map<string, Swaps>()
const listeners = new Set<() => void>()
const NONE: Swaps = {}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The swaps of a person's plan, and the way to swap a dish or, with null, to take the planned one again. */
export function useSwaps(userId: string, planId: string) {
  const key = `${userId}/${planId}`
  const swaps = useSyncExternalStore(subscribe, () => kept.get(key) ?? NONE)
  const swap = (place: string, choice: SwapChoice | null) => {
    const { [place]: _before, ...others } = swaps
    kept.set(key, choice === null ? others : { ...others, [place]: choice })
    for (const listener of listeners) listener()
  }
  return { swaps, swap }
}
