import { useState, useSyncExternalStore } from 'react'
import { useShell } from './shell-context'

/** The part that whoever came here asked for, and how often another one was asked for since this screen is shown. */
export function useAskedPart() {
  const { part } = useShell().navigation
  const asked = useSyncExternalStore(part.subscribe, part.get)
  const [last, setLast] = useState({ asked, times: 0 })
  if (last.asked !== asked) setLast({ asked, times: last.times + 1 })
  return { name: asked?.name ?? null, times: last.times }
}
