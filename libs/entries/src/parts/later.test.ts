import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { later, useLater } from './later'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe(useLater.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('sends for it once it is needed, and once for all', async () => {
    const download = jest.fn(async () => 'rules')
    const rules = later(download)
    const { result, rerender } = renderHook(({ isNeeded }) => useLater(rules, isNeeded), {
      initialProps: { isNeeded: false },
    })
    await pass(9000)
    expect(result.current).toBeNull()
    expect(download).not.toHaveBeenCalled()
    rerender({ isNeeded: true })
    await pass(0)
    expect(result.current).toBe('rules')
    expect(renderHook(() => useLater(rules, true)).result.current).toBe('rules')
    expect(download).toHaveBeenCalledTimes(1)
  })

  it('asks again until it is there, and does not remember a failure', async () => {
    const download = jest.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no line'))
    const rules = later(download)
    const { result } = renderHook(() => useLater(rules, true))
    await pass(4500)
    expect(download).toHaveBeenCalledTimes(3)
    expect(result.current).toBeNull()
    download.mockResolvedValue('rules')
    await pass(2000)
    expect(result.current).toBe('rules')
  })

  it('gives what is here of itself where nothing is wanted', () => {
    expect(renderHook(() => useLater(null, true)).result.current).toBeNull()
  })
})
