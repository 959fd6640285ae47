import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useHeldAfterPress } from './use-held-after-press'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const shown = (value: string) => {
  const { result, rerender, unmount } = renderHook((given: string) => useHeldAfterPress(given), {
    initialProps: value,
  })
  return {
    now: () => result.current[0],
    becomes: rerender,
    press: () => {
      act(() => {
        result.current[1]()
      })
    },
    after: (ms: number) => {
      act(() => {
        jest.advanceTimersByTime(ms)
      })
    },
    unmount,
  }
}

describe(useHeldAfterPress, () => {
  it('follows what it is given while nobody presses', () => {
    const note = shown('none')
    note.becomes('warning')
    expect(note.now()).toBe('warning')
  })

  it('keeps what stood there at the first of several presses until the last of them is over', () => {
    const note = shown('none')
    note.press()
    note.becomes('warning')
    note.after(1_500)
    note.press()
    note.after(1_500)
    expect(note.now()).toBe('none')
    note.after(500)
    expect(note.now()).toBe('warning')
  })

  it('leaves no clock behind', () => {
    const note = shown('none')
    note.press()
    note.unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
