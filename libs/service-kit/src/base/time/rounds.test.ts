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

  it('asks less and less often while it fails, and is back at most ten seconds after all is well', async () => {
    const { work, rounds } = setUp()
    work.mockRejectedValue(new Error('no connection'))
    rounds.start()
    await jest.advanceTimersByTimeAsync(600_000)
    const whileAway = work.mock.calls.length
    expect(whileAway).toBeGreaterThan(50)
    expect(whileAway).toBeLessThan(80)
    work.mockResolvedValue()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(work.mock.calls.length).toBeGreaterThan(whileAway)
    work.mockClear()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(work).toHaveBeenCalledTimes(10)
    await rounds.stop()
  })

  it('tells of an outage once, of a long one every ten minutes, and of the next one anew', async () => {
    const { work, onFailure, rounds } = setUp()
    work.mockRejectedValue(new Error('no connection'))
    rounds.start()
    await jest.advanceTimersByTimeAsync(590_000)
    expect(onFailure).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(onFailure).toHaveBeenCalledTimes(2)
    work.mockResolvedValue()
    await jest.advanceTimersByTimeAsync(15_000)
    work.mockRejectedValueOnce(new Error('no connection'))
    await jest.advanceTimersByTimeAsync(2000)
    expect(onFailure).toHaveBeenCalledTimes(3)
    await rounds.stop()
  })

  it.each([
    ['is back as soon when it looks once a minute', 60_000, 61],
    ['keeps its own pace when it is an hourly one', 3_600_000, 1],
  ])('%s', async (_what, intervalMs, rounds10Minutes) => {
    const work = jest.fn<() => Promise<void>>().mockRejectedValue(new Error('no connection'))
    const rounds = new Rounds(work, intervalMs, () => undefined)
    rounds.start()
    await jest.advanceTimersByTimeAsync(600_000)
    expect(work).toHaveBeenCalledTimes(rounds10Minutes)
    await rounds.stop()
  })

  it('is woken, and once more after the running round however often that is', async () => {
    const { work, rounds } = setUp()
    rounds.wake()
    expect(work).not.toHaveBeenCalled()
    rounds.start()
    await jest.advanceTimersByTimeAsync(0)
    const ends: (() => void)[] = []
    work.mockImplementation(() => new Promise<void>((resolve) => ends.push(resolve)))
    rounds.wake()
    expect(work).toHaveBeenCalledTimes(2)
    for (let time = 0; time < 3; time++) rounds.wake()
    expect(work).toHaveBeenCalledTimes(2)
    ends.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(3)
    ends.shift()?.()
    work.mockResolvedValue()
    await jest.advanceTimersByTimeAsync(999)
    expect(work).toHaveBeenCalledTimes(3)
    await jest.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(4)
    await rounds.stop()
    rounds.wake()
    rounds.wakeAt(new Date())
    await jest.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(4)
  })

  it('begins at the soonest instant it was told of, and asks no more often for that while it fails', async () => {
    const { work, rounds } = setUp()
    rounds.start()
    await jest.advanceTimersByTimeAsync(0)
    const inMs = (ms: number) => rounds.wakeAt(new Date(Date.now() + ms))
    for (const ms of [400, 300, 5000]) inMs(ms)
    await jest.advanceTimersByTimeAsync(299)
    expect(work).toHaveBeenCalledTimes(1)
    work.mockImplementationOnce(async () => inMs(100))
    await jest.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(2)
    work.mockRejectedValue(new Error('no connection'))
    await jest.advanceTimersByTimeAsync(100)
    expect(work).toHaveBeenCalledTimes(3)
    inMs(0)
    rounds.wake()
    await jest.advanceTimersByTimeAsync(999)
    expect(work).toHaveBeenCalledTimes(3)
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
