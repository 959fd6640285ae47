import { type Deferred, isDeferred, type Part } from '@gb/mfe-contract'
import { createElement, type ReactNode, useEffect, useReducer, useState } from 'react'

const AGAIN_AFTER_MS = 2000

interface Properties<P extends object> {
  part: Part<P>
  partProps: P
  /** What stands there until the part has come. */
  loading?: ReactNode
}

/**
 * A part that nobody can do without: it is asked for until it is there. What has come is read from the part itself, so that
 * another part in the same place is never drawn by the component of the one before.
 */
export function Brought<P extends object>({ part, partProps, loading = null }: Properties<P>) {
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0)
  const component = isDeferred(part) ? part.current : part
  const isHere = component !== null
  useEffect(() => {
    if (isHere || !isDeferred(part)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const ask = () => {
      part.load().then(
        () => isWanted && drawAgain(),
        () => isWanted && (timer = setTimeout(ask, AGAIN_AFTER_MS)),
      )
    }
    ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [part, isHere])
  return component === null ? loading : createElement(component, partProps)
}

/**
 * Whether a part has come for which more waits to be drawn, or is not wanted. For a download that failed nothing waits longer:
 * who draws the part goes on asking.
 */
export function useIsBrought<P extends object>(part: Deferred<P>, isWanted: boolean): boolean {
  const [isHere, setHere] = useState(part.current !== null)
  useEffect(() => {
    if (!isWanted || isHere) return
    const go = () => setHere(true)
    part.load().then(go, go)
  }, [part, isWanted, isHere])
  return isHere || !isWanted
}
