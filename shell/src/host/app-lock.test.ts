import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { storage } from '../shared/storage'
import { createAppLock } from './app-lock'

const MINUTE_MS = 60_000
let visibility: DocumentVisibilityState = 'visible'

const turn = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const lockOf = (minutes: 1 | 5 | 15 | null) => {
  storage.keepAppLock(minutes)
  const lock = createAppLock()
  lock.unlock()
  return lock
}

describe(createAppLock.name, () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    visibility = 'visible'
    localStorage.clear()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('is locked from the start where it is on, and open where it is not', () => {
    expect(createAppLock().get()).toEqual({ minutes: null, isLocked: false })
    storage.keepAppLock(5)
    expect(createAppLock().get()).toEqual({ minutes: 5, isLocked: true })
  })

  it('stays locked when the page is loaded again', () => {
    lockOf(5)
    expect(createAppLock().get().isLocked).toBe(true)
  })

  it('locks in the background, when the minutes are over and not before', () => {
    const lock = lockOf(1)
    const stop = lock.watch()
    turn('hidden')
    jest.advanceTimersByTime(MINUTE_MS - 1)
    expect(lock.get().isLocked).toBe(false)
    jest.advanceTimersByTime(1)
    expect(lock.get().isLocked).toBe(true)
    stop()
  })

  it('locks on the way back where the background let no timer run', () => {
    const lock = lockOf(5)
    const stop = lock.watch()
    turn('hidden')
    jest.setSystemTime(Date.now() + 5 * MINUTE_MS)
    turn('visible')
    expect(lock.get().isLocked).toBe(true)
    stop()
  })

  it('stays open for who is back in time, and counts anew', () => {
    const lock = lockOf(5)
    const stop = lock.watch()
    for (let times = 0; times < 3; times++) {
      turn('hidden')
      jest.advanceTimersByTime(4 * MINUTE_MS)
      turn('visible')
      jest.advanceTimersByTime(MINUTE_MS)
    }
    expect(lock.get().isLocked).toBe(false)
    stop()
  })

  it('never locks where it is off', () => {
    const lock = lockOf(null)
    const stop = lock.watch()
    turn('hidden')
    jest.advanceTimersByTime(60 * MINUTE_MS)
    turn('visible')
    expect(lock.get().isLocked).toBe(false)
    stop()
  })

  it('opens when the device was wiped, and only then', () => {
    storage.keepAppLock(5)
    const lock = createAppLock()
    lock.openIfWiped()
    expect(lock.get().isLocked).toBe(true)
    storage.forgetPerson()
    lock.openIfWiped()
    expect(lock.get()).toEqual({ minutes: null, isLocked: false })
  })
})
