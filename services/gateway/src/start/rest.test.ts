import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { tidyAfterRush } from './rest.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** How often memory was given back after each look at a loop that was so busy. */
const after = (shares: number[]): number[] => {
  const collect = jest.fn()
  let share = 0
  tidyAfterRush({ collect, utilization: () => ({ idle: 0, active: 0, utilization: share }) })
  return shares.map((next) => {
    share = next
    jest.advanceTimersByTime(10_000)
    return collect.mock.calls.length
  })
}

describe('tidyAfterRush', () => {
  it('gives memory back once when a rush is over', () => {
    expect(after([0.9, 1, 0.02, 0.01, 0.02])).toEqual([0, 0, 1, 1, 1])
  })

  it('waits while somebody could wait for it', () => {
    expect(after([0.9, 0.3, 0.2, 0.05])).toEqual([0, 0, 0, 1])
  })

  it('leaves a quiet server alone', () => {
    expect(after([0.1, 0.02, 0.4, 0.01])).toEqual([0, 0, 0, 0])
  })

  it('does it after each rush', () => {
    expect(after([0.9, 0, 0.9, 0])).toEqual([0, 1, 1, 2])
  })
})
