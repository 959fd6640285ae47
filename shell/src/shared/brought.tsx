import { isDeferred, type Part } from '@gb/mfe-contract'
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'

const AGAIN_AFTER_MS = 2000

interface Properties<P extends object> {
  part: Part<P>
  partProps: P
  /** What stands there until the part has come. */
  loading?: ReactNode
}

/** A part that nobody can do without: it is asked for until it is there. */
export function Brought<P extends object>({ part, partProps, loading = null }: Properties<P>) {
  const [component, setComponent] = useState<ComponentType<P> | null>(() =>
    isDeferred(part) ? part.current : part,
  )
  useEffect(() => {
    if (component !== null || !isDeferred(part)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const ask = () => {
      part.load().then(
        (loaded) => isWanted && setComponent(() => loaded),
        () => isWanted && (timer = setTimeout(ask, AGAIN_AFTER_MS)),
      )
    }
    ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [part, component])
  return component === null ? loading : createElement(component, partProps)
}
