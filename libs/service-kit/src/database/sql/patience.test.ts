import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LIMITS } from './limits.js'
import { patienceMark, patiently, refundPatience, withPatience } from './patience.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const waiting = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))
const allowed = (most = 60_000) => patiently(most, (limitMs) => Promise.resolve(limitMs))

describe(patiently.name, () => {
  it('lets work outside of a request take what it may take by itself', async () => {
    expect(await allowed(700)).toBe(700)
  })

  it('lets every wait of a request take what is left of its patience', async () => {
    await withPatience(async () => {
      expect(await allowed(700)).toBe(700)
      expect(await allowed()).toBe(LIMITS.request)
      const slow = patiently(4000, waiting(1200))
      await jest.advanceTimersByTimeAsync(1200)
      await slow
      expect(await allowed()).toBe(LIMITS.request - 1200)
    })
  })

  it('asks nothing more when the patience of the request is over', async () => {
    await withPatience(async () => {
      const slow = patiently(60_000, waiting(LIMITS.request))
      await jest.advanceTimersByTimeAsync(LIMITS.request)
      await slow
      await expect(allowed()).rejects.toMatchObject({ code: 'try_again_later' })
    })
  })

  it('counts waits at the same time once', async () => {
    await withPatience(async () => {
      const both = Promise.all([patiently(4000, waiting(1000)), patiently(4000, waiting(1000))])
      await jest.advanceTimersByTimeAsync(1000)
      await both
      expect(await allowed()).toBe(LIMITS.request - 1000)
    })
  })

  it('counts no wait that is quick, however many there are', async () => {
    await withPatience(async () => {
      for (let i = 0; i < 1000; i++) {
        const quick = patiently(4000, waiting(20))
        await jest.advanceTimersByTimeAsync(20)
        await quick
      }
      expect(await allowed()).toBe(LIMITS.request)
    })
  })

  it('keeps the patience of requests apart', async () => {
    await withPatience(async () => {
      const slow = patiently(4000, waiting(3000))
      await jest.advanceTimersByTimeAsync(3000)
      await slow
    })
    expect(await withPatience(() => allowed())).toBe(LIMITS.request)
  })

  it('takes back what turned out to be the wait for another request', async () => {
    await withPatience(async () => {
      const mark = patienceMark()
      const slow = patiently(4000, waiting(2000))
      await jest.advanceTimersByTimeAsync(2000)
      await slow
      refundPatience(mark)
      expect(await allowed()).toBe(LIMITS.request)
    })
  })
})

describe('the limits', () => {
  it('let the server answer before we give up, and us before anybody who waits for us', () => {
    expect(LIMITS.lock).toBeLessThan(LIMITS.serverStatement)
    expect(LIMITS.serverStatement).toBeLessThan(LIMITS.statement)
    expect(LIMITS.statement).toBeLessThan(LIMITS.request)
    expect(LIMITS.request + LIMITS.rollback).toBeLessThan(6000)
  })
})
