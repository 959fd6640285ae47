import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { tidyAfterRush } from './rest.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const QUIET = Array.from({ length: 5 }, () => 0.02)

/** How often memory was given back, the start aside, after looks at a loop that was so busy, one every two seconds. */
const after = (shares: number[]): number => {
  const collect = jest.fn()
  let share = 0
  tidyAfterRush({ collect, utilization: () => ({ idle: 0, active: 0, utilization: share }) })
  for (let looks = 0; looks < 7; looks++) jest.advanceTimersByTime(2_000)
  collect.mockClear()
  for (const next of shares) {
    share = next
    jest.advanceTimersByTime(2_000)
  }
  return collect.mock.calls.length
}

describe('tidyAfterRush', () => {
  it('gives back what the start needed', () => {
    const collect = jest.fn()
    tidyAfterRush({ collect, utilization: () => ({ idle: 0, active: 0, utilization: 0 }) })
    jest.advanceTimersByTime(8_000)
    expect(collect).not.toHaveBeenCalled()
    jest.advanceTimersByTime(60_000)
    expect(collect).toHaveBeenCalledTimes(3)
  })

  it('gives memory back three times when a rush is over, and no more', () => {
    expect(after([0.9, 1, ...QUIET.slice(1)])).toBe(0)
    expect(after([0.9, 1, ...QUIET])).toBe(1)
    expect(after([0.9, 1, ...QUIET, ...QUIET, ...QUIET])).toBe(3)
  })

  it('sees a rush of a few seconds too', () => {
    expect(after([...QUIET, 0.7, ...QUIET])).toBe(1)
  })

  it('waits while somebody could wait for it', () => {
    expect(after([0.9, ...QUIET.slice(2), 0.3, ...QUIET.slice(1)])).toBe(0)
    expect(after([0.9, ...QUIET.slice(2), 0.3, ...QUIET])).toBe(1)
  })

  it('leaves a quiet server alone', () => {
    expect(after([0.1, 0.02, 0.4, ...QUIET])).toBe(0)
  })

  it('does it after each rush', () => {
    expect(after([0.9, ...QUIET, ...QUIET, 0.9, ...QUIET, ...QUIET])).toBe(6)
  })
})
