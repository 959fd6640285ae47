import { describe, expect, it, jest } from '@jest/globals'
import { createApiClient } from '@gb/api-client'
import { createPageOutbox } from '@gb/device'
import { HostProvider, type HostApi } from '@gb/mfe-contract'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { wallClock } from '../when/use-when'
import { entryWords } from '../words/entry-words'
import type { Press } from './press'
import { useEntryForm } from './use-entry-form'

const api = createApiClient()
const host: HostApi = {
  session: { userId: 'u', isPremium: false, displayName: null },
  api,
  outbox: createPageOutbox(api, 'u'),
  navigate: () => undefined,
  notify: () => undefined,
  logs: [],
  confirm: () => Promise.resolve(true),
  openUpgrade: () => undefined,
  display: { installed: false, colorScheme: 'light' },
}
const wrapper = ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>
const form = (stored?: string) => renderHook(() => useEntryForm(stored), { wrapper }).result

type Write = (values: string, press: Press) => Promise<boolean>

const YESTERDAY = wallClock(new Date(Date.now() - 86_400_000))
const TOMORROW = wallClock(new Date(Date.now() + 86_400_000))

describe(useEntryForm.name, () => {
  it('makes one entry of a failure and its retry, and another one after it', async () => {
    const write = jest.fn<Write>().mockResolvedValueOnce(false).mockResolvedValue(true)
    const { current } = form()
    for (const expected of [false, true, true])
      await act(async () => expect((await current.add('tea', write)) !== null).toBe(expected))
    const [first, again, next] = write.mock.calls.map(([, press]) => press.entryId)
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  it('saves at the chosen time, says which entry it was, and is back at now', async () => {
    const result = form()
    act(() => result.current.when.field.onValueChange(YESTERDAY))
    await act(async () => {
      const added = await result.current.add('tea', () => Promise.resolve(true))
      expect(added?.recordedAt).toBe(new Date(YESTERDAY).toISOString())
    })
    expect(result.current.when.value).toBeNull()
  })

  it('saves nothing at a time that is still to come, and says so also where the rest is refused', async () => {
    const write = jest.fn<Write>()
    for (const values of ['tea', null]) {
      const result = form()
      act(() => result.current.when.field.onValueChange(TOMORROW))
      await act(async () => expect(await result.current.add(values, write)).toBeNull())
      expect(result.current.when.field.error).toBe(entryWords.whenFaults.ahead)
    }
    expect(write).not.toHaveBeenCalled()
  })

  it('does nothing more while it is saving', async () => {
    let end: (isKept: boolean) => void = () => undefined
    const write = jest.fn<Write>(() => new Promise((resolve) => (end = resolve)))
    const result = form()
    act(() => void result.current.add('tea', write))
    expect(result.current.isSaving).toBe(true)
    await act(async () => expect(await result.current.add('tea', write)).toBeNull())
    await act(() => Promise.resolve(end(true)))
    expect(result.current.isSaving).toBe(false)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('leaves the time of an edited entry alone until it is changed, and as chosen while the change is not kept', async () => {
    const stored = '2026-11-20T08:00:30.000Z'
    const change = jest.fn<(values: string, recordedAt: string | null) => Promise<boolean>>()
    change.mockResolvedValue(false)
    const result = form(stored)
    await act(async () => expect(await result.current.change('tea', change)).toBe(false))
    act(() => result.current.when.field.onValueChange(YESTERDAY))
    await act(async () => expect(await result.current.change('tea', change)).toBe(false))
    expect(change.mock.calls.map(([, at]) => at)).toEqual([null, new Date(YESTERDAY).toISOString()])
    expect(result.current.when.value).toBe(YESTERDAY)
  })
})
