import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Rounds } from './rounds.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const setUp = () => {
  const work = jest.fn<() => Promise<void>>().mockResolvedValue()
  const onFailure = jest.fn<(error: unknown) => void>()
  return { work, onFailure, rounds: new Rounds(work, 1000, onFailure) }
}

describe(Rounds.name, () => {
  it('works at start and after each interval, until it is stopped', async () => {
    const { work, rounds } = setUp()
    rounds.start()
    expect(work).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(2000)
    expect(work).toHaveBeenCalledTimes(3)
    await rounds.stop()
    await jest.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('goes on after a failure and tells of it', async () => {
    const { work, onFailure, rounds } = setUp()
    work.mockRejectedValueOnce(new Error('no connection'))
    rounds.start()
    await jest.advanceTimersByTimeAsync(1000)
    expect(onFailure.mock.calls).toEqual([[new Error('no connection')]])
    expect(work).toHaveBeenCalledTimes(2)
    await rounds.stop()
  })

  it('begins no round while one is running, and stops only after it', async () => {
    const { work, rounds } = setUp()
    let finish: (() => void) | undefined
    work.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
    rounds.start()
    await jest.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(1)
    let stopped = false
    const stopping = rounds.stop().then(() => (stopped = true))
    await jest.advanceTimersByTimeAsync(0)
    expect(stopped).toBe(false)
    finish?.()
    await stopping
    expect(stopped).toBe(true)
  })
})
