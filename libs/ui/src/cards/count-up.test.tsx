import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { CountUp } from './count-up'

const withMotion = (isStill: boolean) => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: isStill }), configurable: true })
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe(CountUp.name, () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it('stands at once, counts to what it becomes, and ends exactly there', () => {
    withMotion(false)
    const { container, rerender } = render(<CountUp value={12} />)
    expect(container.textContent).toBe('12')
    rerender(<CountUp value={20} />)
    pass(100)
    expect(Number(container.textContent)).toBeGreaterThan(12)
    expect(Number(container.textContent)).toBeLessThan(20)
    pass(600)
    expect(container.textContent).toBe('20')
    rerender(<CountUp value={12.5} />)
    pass(600)
    expect(container.textContent).toBe('12.5')
  })

  it('goes to the last value where it changes again on its way', () => {
    withMotion(false)
    const { container, rerender } = render(<CountUp value={0} />)
    for (const value of [8, 16]) {
      rerender(<CountUp value={value} />)
      pass(50)
    }
    pass(600)
    expect(container.textContent).toBe('16')
  })

  it('moves nothing for who asked for stillness', () => {
    withMotion(true)
    const { container, rerender } = render(<CountUp value={12} />)
    rerender(<CountUp value={20} />)
    expect(container.textContent).toBe('20')
  })
})
