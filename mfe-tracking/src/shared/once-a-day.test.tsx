import { HostProvider } from '@gb/mfe-contract'
import { afterEach, describe, expect, it } from '@jest/globals'
import { fakeHost, fakeNetwork } from '@gb/test-kit'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useOnceADay } from './once-a-day'

const hostOf = (userId: string) =>
  function Host({ children }: { children: ReactNode }) {
    return (
      <HostProvider host={fakeHost(fakeNetwork({}).api, { session: { userId } })}>{children}</HostProvider>
    )
  }
const use = (name: string, day: string, userId = 'anna') =>
  renderHook(({ today }) => useOnceADay(name, today), {
    initialProps: { today: day },
    wrapper: hostOf(userId),
  })

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
    expect(use('sip', '2026-11-20', 'berta').result.current.isDue).toBe(true)
    later.rerender({ today: '2026-11-21' })
    expect(later.result.current.isDue).toBe(true)
  })

  it('keeps nothing but the day', () => {
    const { result } = use('plain', '2026-11-20')
    act(() => result.current.done())
    expect(localStorage.getItem('gb.tracking.said.plain.anna')).toBe('2026-11-20')
  })
})
