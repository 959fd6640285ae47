import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useOnceADay } from './once-a-day'

const use = (name: string, day: string) =>
  renderHook(({ today }) => useOnceADay(name, today), { initialProps: { today: day } })

describe(useOnceADay.name, () => {
  afterEach(cleanup)

  it('is due once a day, also after the screen was left, and again the next day', () => {
    const first = use('sip', '2026-11-20')
    const beside = use('sip', '2026-11-20')
    expect(first.result.current.isDue).toBe(true)
    act(() => first.result.current.done())
    expect(first.result.current.isDue).toBe(false)
    expect(beside.result.current.isDue).toBe(false)
    first.unmount()
    const later = use('sip', '2026-11-20')
    expect(later.result.current.isDue).toBe(false)
    expect(use('other', '2026-11-20').result.current.isDue).toBe(true)
    later.rerender({ today: '2026-11-21' })
    expect(later.result.current.isDue).toBe(true)
  })

  it('keeps nothing but the day', () => {
    const { result } = use('plain', '2026-11-20')
    act(() => result.current.done())
    expect(localStorage.getItem('gb.tracking.said.plain')).toBe('2026-11-20')
  })
})
