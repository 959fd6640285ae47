import { isAppLockDue, type AppLockMinutes } from '@gb/domain'
import { createContext, useContext } from 'react'
import { storage } from '../shared/storage'
import { createStore } from '../shared/store'

const MINUTE_MS = 60_000

export interface AppLockState {
  /** Minutes in the background after which this device locks; null when it never does. */
  minutes: AppLockMinutes | null
  isLocked: boolean
}

/** The lock of the app on this device. It is locked from the start until a passkey opens it. */
export interface AppLock {
  get: () => AppLockState
  subscribe: (listener: () => void) => () => void
  /** Turns it on, or off with null; the app stays open now. */
  keep: (minutes: AppLockMinutes | null) => void
  unlock: () => void
  /** Opens it where nothing is kept any more: signing out, here or in another tab, has wiped this device. */
  openIfWiped: () => void
  /** Locks after the minutes in the background; answers how to stop that. */
  watch: () => () => void
}

export function createAppLock(): AppLock {
  const kept = storage.appLock()
  const store = createStore<AppLockState>({ minutes: kept, isLocked: kept !== null })
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const lockIfDue = () => {
    const { minutes } = store.get()
    if (minutes !== null && isAppLockDue(hiddenAt, Date.now(), minutes))
      store.set({ minutes, isLocked: true })
  }
  const follow = () => {
    clearTimeout(timer)
    const { minutes } = store.get()
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      // In the background already, so that nothing shows for a moment when it comes back.
      if (minutes !== null) timer = setTimeout(lockIfDue, minutes * MINUTE_MS)
      return
    }
    lockIfDue()
    hiddenAt = null
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    keep(minutes) {
      storage.keepAppLock(minutes)
      store.set({ minutes, isLocked: false })
    },
    unlock: () => store.set({ ...store.get(), isLocked: false }),
    openIfWiped() {
      if (storage.appLock() === null) store.set({ minutes: null, isLocked: false })
    },
    watch() {
      document.addEventListener('visibilitychange', follow)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', follow)
      }
    },
  }
}

export const AppLockContext = createContext<AppLock | null>(null)

export function useAppLock(): AppLock {
  const lock = useContext(AppLockContext)
  if (lock === null) throw new Error('no AppLockContext above')
  return lock
}
