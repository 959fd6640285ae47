import { useEffect, useReducer } from 'react'

const AGAIN_AFTER_MS = 2000

/** What is downloaded when it is first needed: rules, or a component. */
export interface Later<T> {
  /** Downloads it, or gives what is there. A failed download is not remembered. */
  load: () => Promise<T>
  /** What has come, if it has. */
  readonly current: T | null
}

/** Rules in a file of their own: `later(() => import('./day-rules'))`. Components have `deferred`. */
export const later = <T>(download: () => Promise<T>): Later<T> => {
  let running: Promise<T> | null = null
  let current: T | null = null
  return {
    get current() {
      return current
    },
    load() {
      running ??= download().then(
        (here) => (current = here),
        (error: unknown) => {
          running = null
          throw error
        },
      )
      return running
    },
  }
}

/**
 * What nobody can do without: once needed it is asked for until it is there. What has come is read from the thing itself, so
 * that another one in the same place is never taken for the one before. Null while it is not there.
 * @param onFailure told `true` at each download that failed; the same function at each drawing
 */
export function useLater<T>(
  wanted: Later<T> | null,
  isNeeded: boolean,
  onFailure?: (hasFailed: true) => void,
): T | null {
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0)
  const isMissing = isNeeded && wanted?.current === null
  useEffect(() => {
    if (!isMissing || wanted === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const ask = () => {
      wanted.load().then(
        () => isWanted && drawAgain(),
        () => {
          if (!isWanted) return
          onFailure?.(true)
          timer = setTimeout(ask, AGAIN_AFTER_MS)
        },
      )
    }
    ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted, isMissing, onFailure])
  return wanted?.current ?? null
}
