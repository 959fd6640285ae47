import { useEffect, useState } from 'react'

/** Whether something is so and has been for a while; at once where it is so from the beginning. */
export function useHasLasted(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(isSo)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo, ms])
  return isSo && hasLasted
}
