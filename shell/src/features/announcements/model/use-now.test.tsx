import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useNow } from './use-now'

const START = Date.parse('2026-11-20T08:30:00Z')
const DAY = 24 * 60 * 60 * 1000

const at = (ms: number) => new Date(START + ms).toISOString()
const announcements = [{ starts_at: at(-DAY), ends_at: at(40 * DAY) }]

function Probe({ heardAt }: { heardAt: number }) {
  return <output>{useNow(announcements, heardAt) - START}</output>
}

const shown = () => Number(screen.getByRole('status').textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe(useNow.name, () => {
  beforeEach(() => void jest.useFakeTimers({ now: START }))
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('wakes up at the end of an announcement, also when that is further away than a timer reaches', () => {
    render(<Probe heardAt={START} />)
    pass(40 * DAY - 1)
    expect(shown()).toBe(0)
    pass(1)
    expect(shown()).toBe(40 * DAY)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('looks at the clock when the page is seen again, since a device that sleeps counts no time', () => {
    render(<Probe heardAt={START} />)
    jest.setSystemTime(START + 41 * DAY)
    expect(shown()).toBe(0)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown()).toBe(40 * DAY)
  })

  it('takes what was heard later than the last change', () => {
    render(<Probe heardAt={START + DAY} />)
    expect(shown()).toBe(DAY)
  })

  it('leaves nothing behind', () => {
    render(<Probe heardAt={START} />).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
