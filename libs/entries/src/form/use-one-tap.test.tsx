import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useOneTap } from './use-one-tap'

const vibrate = jest.fn()
const withVibration = (isStill: boolean) => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)
}

describe(useOneTap.name, () => {
  afterEach(() => {
    jest.restoreAllMocks()
    vibrate.mockClear()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('takes the second tap of a double tap for the same one, and another value for a new one', () => {
    const { result } = renderHook(() => useOneTap())
    expect(['8', '8', '12'].map((value) => result.current(value))).toEqual([true, false, true])
  })

  it('is felt once for what is logged', () => {
    withVibration(false)
    const { result } = renderHook(() => useOneTap())
    for (const value of ['8', '8']) result.current(value)
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  it('keeps still for who asked for stillness', () => {
    withVibration(true)
    renderHook(() => useOneTap()).result.current('8')
    expect(vibrate).not.toHaveBeenCalled()
  })
})
