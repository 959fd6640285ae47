import { deferred } from '@gb/mfe-contract'
import { createElement, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { AppLockContext, createAppLock } from '../host/app-lock'
import { useStartup } from '../host/startup-state'

const RETRY_MS = 2000
const lockScreen = deferred(() => import('../features/ways-in/passkeys').then((chunk) => chunk.lockScreen()))

/** Draws the app, or instead of it the screen that opens it. Nothing of the app stays in the page under the lock. */
export function AppLockGate({ children }: { children: ReactNode }) {
  const [lock] = useState(createAppLock)
  const { session } = useStartup()
  const { isLocked } = useSyncExternalStore(lock.subscribe, lock.get)
  useEffect(() => lock.watch(), [lock])
  useEffect(() => {
    if (session === null) lock.openIfWiped()
  }, [lock, session])
  return <AppLockContext value={lock}>{isLocked ? <Locked /> : children}</AppLockContext>
}

function Locked() {
  const [component, setComponent] = useState(() => lockScreen.current)
  useEffect(() => {
    // Without the screen nobody can go on, so it is asked for until it is there.
    if (component !== null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      lockScreen.load().then(
        (loaded) => setComponent(() => loaded),
        () => (timer = setTimeout(ask, RETRY_MS)),
      )
    }
    ask()
    return () => clearTimeout(timer)
  }, [component])
  return component === null ? null : createElement(component)
}
