import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { clock, useCountdown } from './use-countdown'

function Probe({ until }: { until: string | null }) {
  return <output>{String(useCountdown(until))}</output>
}

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe(useCountdown.name, () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z') }))
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('counts down to nothing and rests there', () => {
    render(<Probe until="2026-11-20T08:30:02.500Z" />)
    expect(shown()).toBe('3')
    pass(1000)
    expect(shown()).toBe('2')
    pass(5000)
    expect(shown()).toBe('0')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('begins again with a later moment, and knows none', () => {
    const view = render(<Probe until="2026-11-20T08:30:01Z" />)
    pass(3000)
    view.rerender(<Probe until="2026-11-20T08:30:10Z" />)
    expect(shown()).toBe('7')
    view.rerender(<Probe until={null} />)
    expect(shown()).toBe('null')
  })
})

describe(clock.name, () => {
  it('writes minutes and two digits of seconds', () => {
    expect([clock(600), clock(65), clock(9)]).toEqual(['10:00', '1:05', '0:09'])
  })
})
