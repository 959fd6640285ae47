import type { Deferred } from '@gb/mfe-contract'
import { useEffect, useState, type ComponentType } from 'react'

/** Downloads a part of this remote when it is drawn; a failed download can be tried again. */
export function useDeferred<P extends object>(part: Deferred<P>) {
  const [component, setComponent] = useState<ComponentType<P> | null>(() => part.current)
  const [isFailed, setFailed] = useState(false)
  const isWanted = component === null && !isFailed
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    part.load().then(
      (loaded) => isShown && setComponent(() => loaded),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [part, isWanted])
  return { component, isFailed, retry: () => setFailed(false) }
}
