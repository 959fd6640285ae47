import { useEffect, useRef, type RefObject } from 'react'

/** Whether the component is still on screen, for what ends after it may be gone. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
