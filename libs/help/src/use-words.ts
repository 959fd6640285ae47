import { useEffect, useSyncExternalStore } from 'react'
import { lateWords } from './late-words'

/**
 * The phrases by which texts are read, or null until they are there.
 * @param isNeeded sends for them, and goes on until they are there; false where somebody else does, or nothing is to be read
 */
export function useWords(isNeeded: boolean): ReturnType<typeof lateWords.get> {
  useEffect(() => {
    if (isNeeded) lateWords.ask(() => undefined)
  }, [isNeeded])
  return useSyncExternalStore(lateWords.watch, lateWords.get)
}
