import { describe, expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useOneTap } from './use-one-tap'

describe(useOneTap.name, () => {
  it('takes the second tap of a double tap for the same one, and another value for a new one', () => {
    const { result } = renderHook(() => useOneTap())
    expect(['8', '8', '12'].map((value) => result.current(value))).toEqual([true, false, true])
  })
})
