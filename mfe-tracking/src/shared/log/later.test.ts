import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { later } from './later'

describe(later.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('does the work when the time is over, once', () => {
    const work = jest.fn()
    later(work, 10_000)
    jest.advanceTimersByTime(9_999)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does it at once when the page is left', () => {
    const work = jest.fn()
    later(work, 10_000)
    globalThis.dispatchEvent(new Event('pagehide'))
    jest.advanceTimersByTime(10_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be called off before, and says when it is too late', () => {
    const work = jest.fn()
    const waiting = later(work, 10_000)
    expect(waiting.cancel()).toBe(true)
    jest.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
    expect(waiting.cancel()).toBe(false)
  })
})
