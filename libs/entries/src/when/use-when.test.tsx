import { describe, expect, it } from '@jest/globals'
import { createApiClient } from '@gb/api-client'
import { HostProvider } from '@gb/mfe-contract'
import { fakeHost } from '@gb/test-kit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { entryWords } from '../words/entry-words'
import { readWhen, useWhen, wallClock } from './use-when'

const NOW = new Date(2026, 10, 20, 12, 0)
const DAY_MS = 86_400_000
const read = (when: string | null) => readWhen(when, NOW.getTime())

describe(readWhen.name, () => {
  it('reads the clock of this device, and gives it back', () => {
    const instant = new Date(2026, 6, 4, 7, 5)
    expect(wallClock(instant)).toBe('2026-07-04T07:05')
    expect(read('2026-07-04T07:05')).toEqual({ recordedAt: instant.toISOString() })
    expect(read(null)).toEqual({ recordedAt: null })
  })

  it('says what is wrong', () => {
    expect(read('')).toBe('unreadable')
    expect(read('2026-02-31T99:00')).toBe('unreadable')
    expect(read('2026-11-20T12:06')).toBe('ahead')
    expect(read('2025-10-16T11:59')).toBe('too_old')
    expect(read('2026-11-20T12:05')).toEqual({ recordedAt: expect.any(String) })
  })
})

const host = fakeHost(createApiClient({ baseUrl: 'http://contract.test' }))
const wrapper = ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>

function openForm(stored?: string) {
  const { result } = renderHook(() => useWhen(stored), { wrapper })
  return {
    type: (value: string | null) => act(() => result.current.field.onValueChange(value)),
    said: () => {
      let answer: ReturnType<typeof result.current.read> = null
      act(() => void (answer = result.current.read()))
      return answer
    },
    field: () => result.current.field,
  }
}

describe(useWhen.name, () => {
  it('is now until it is changed, and can go back to now', () => {
    const form = openForm()
    expect(form.field()).toMatchObject({ value: null, canBeNow: true })
    expect(form.said()).toEqual({ recordedAt: null })
    const yesterday = wallClock(new Date(Date.now() - DAY_MS))
    form.type(yesterday)
    expect(form.said()).toEqual({ recordedAt: new Date(yesterday).toISOString() })
    form.type(null)
    expect(form.said()).toEqual({ recordedAt: null })
  })

  it('refuses the future and what is too long ago, in words', () => {
    const form = openForm()
    form.type(wallClock(new Date(Date.now() + 3_600_000)))
    expect(form.said()).toBeNull()
    expect(form.field().error).toBe(entryWords.whenFaults.ahead)
    form.type(wallClock(new Date(Date.now() - 402 * DAY_MS)))
    expect(form.field().error).toBeUndefined()
    expect(form.said()).toBeNull()
    expect(form.field().error).toBe(entryWords.whenFaults.too_old)
  })

  it('leaves the time of an edited entry alone, to the second, until it is changed', () => {
    const form = openForm(new Date(Date.now() - DAY_MS).toISOString())
    expect(form.field().canBeNow).toBe(false)
    expect(form.said()).toEqual({ recordedAt: null })
    form.type(wallClock(new Date(Date.now() - 2 * DAY_MS)))
    expect(form.said()).toEqual({ recordedAt: expect.any(String) })
  })
})
