import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useHasLasted } from './use-has-lasted'

const MS = 1500

function Probe({ isSo }: { isSo: boolean }) {
  return <output>{String(useHasLasted(isSo, MS))}</output>
}

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe(useHasLasted.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('is not moved by what passes, however often', () => {
    const { rerender } = render(<Probe isSo={false} />)
    for (const isSo of [true, false, true, false]) {
      rerender(<Probe isSo={isSo} />)
      pass(MS - 1)
      expect(shown()).toBe('false')
    }
    expect(jest.getTimerCount()).toBe(0)
  })

  it('says what lasts, ends at once, and waits again the next time', () => {
    const { rerender } = render(<Probe isSo={false} />)
    rerender(<Probe isSo />)
    pass(MS)
    expect(shown()).toBe('true')
    rerender(<Probe isSo={false} />)
    expect(shown()).toBe('false')
    rerender(<Probe isSo />)
    expect(shown()).toBe('false')
    pass(MS)
    expect(shown()).toBe('true')
  })

  it('says at once what is so from the beginning', () => {
    render(<Probe isSo />)
    expect(shown()).toBe('true')
  })
})
