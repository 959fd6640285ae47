import { useCallback, useRef, useState } from 'react'
import type { Toast } from './toaster'

/** More than this many at once is noise: the oldest goes. */
const MOST_AT_ONCE = 3

/** The list behind a Toaster: `toasts`, `push` (answers the id) and `dismiss`. */
export const useToasts = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const counter = useRef(0)
  const push = useCallback((toast: Omit<Toast, 'id'>): string => {
    counter.current += 1
    const id = `toast-${counter.current}`
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST_AT_ONCE))
    return id
  }, [])
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  return { toasts, push, dismiss }
}
