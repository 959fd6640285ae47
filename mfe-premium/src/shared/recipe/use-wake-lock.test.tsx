import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useWakeLock } from './use-wake-lock'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

/** A screen whose locks are given when the test says so. */
const screenOf = () => {
  const held = new Set<object>()
  const given: (() => void)[] = []
  const request = jest.fn(
    () =>
      new Promise((resolve) => {
        const lock = Object.assign(new EventTarget(), {
          released: false,
          release: () => {
            lock.released = true
            held.delete(lock)
            lock.dispatchEvent(new Event('release'))
            return Promise.resolve()
          },
        })
        given.push(() => {
          held.add(lock)
          resolve(lock)
        })
      }),
  )
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const give = () =>
    act(async () => {
      for (const each of given.splice(0)) each()
      await Promise.resolve()
    })
  return { held, request, give }
}

const comesBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('gives back every lock that it was given, also when it was asked again before the first one came', async () => {
  const { held, request, give } = screenOf()
  const { result, unmount } = renderHook(() => useWakeLock())
  await comesBack()
  await give()
  expect([request.mock.calls.length, held.size, result.current]).toEqual([1, 1, true])
  unmount()
  expect(held.size).toBe(0)
})

it('gives back a lock that comes after the part has gone', async () => {
  const { held, give } = screenOf()
  const { unmount } = renderHook(() => useWakeLock())
  unmount()
  await give()
  expect(held.size).toBe(0)
})

it('asks again after another app had the screen', async () => {
  const { held, request, give } = screenOf()
  const { result } = renderHook(() => useWakeLock())
  await give()
  const [lock] = [...held] as { release: () => Promise<void> }[]
  await act(async () => lock?.release())
  expect(result.current).toBe(false)
  await comesBack()
  await give()
  expect([request.mock.calls.length, result.current]).toEqual([2, true])
})
