import { type Deferred, isDeferred, type Part } from '@gb/mfe-contract'
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useLater } from './later'

interface Properties<P extends object> {
  part: Part<P>
  partProps: P
  /** What stands there until the part has come. */
  loading?: ReactNode
  /** What stands there once its download has failed, while it is asked for again; like `loading` by default. */
  failed?: ReactNode
}

/** A part that nobody can do without: it is asked for until it is there. */
export function Brought<P extends object>({
  part,
  partProps,
  loading = null,
  failed = loading,
}: Properties<P>): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const late = useLater(isDeferred(part) ? part : null, true, setFailed)
  const component = isDeferred(part) ? late : part
  if (component === null) return hasFailed ? failed : loading
  return createElement(component, partProps)
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
