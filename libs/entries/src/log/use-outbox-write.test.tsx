import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createApiClient, newId } from '@gb/api-client'
import { OutboxFullError } from '@gb/device'
import { HostProvider } from '@gb/mfe-contract'
import { fakeHost } from '@gb/test-kit'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useOutboxWrite } from './use-outbox-write'

const vibrate = jest.fn()
let now = 0
const aPhone = (isStill: boolean) => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)
}
const aWriter = () => {
  const fetch = () => Promise.reject(new TypeError('offline'))
  const host = fakeHost(createApiClient({ baseUrl: 'http://localhost', fetch }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  )
  return { host, writer: renderHook(() => useOutboxWrite('fluid'), { wrapper }).result.current }
}
const water = { amount_oz: 8, fluid_type: 'water', recorded_at: new Date().toISOString() } as const

describe(useOutboxWrite.name, () => {
  beforeEach(() => {
    now += 10_000
    jest.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    vibrate.mockClear()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('is felt for what is logged, and not for what is changed or deleted', async () => {
    aPhone(false)
    const { writer } = aWriter()
    const id = newId()
    await writer.create(id, water)
    expect(vibrate).toHaveBeenCalledTimes(1)
    now += 10_000
    await writer.change(id, { amount_oz: 12 })
    await writer.remove(id)
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  it('is felt once for what belongs together, and again for the next', async () => {
    aPhone(false)
    const { writer } = aWriter()
    await Promise.all([writer.create(newId(), water), writer.create(newId(), water)])
    expect(vibrate).toHaveBeenCalledTimes(1)
    now += 1000
    await writer.create(newId(), water)
    expect(vibrate).toHaveBeenCalledTimes(2)
  })

  it('is not felt where nothing is kept, and keeps still for who asked for stillness', async () => {
    aPhone(false)
    const { host, writer } = aWriter()
    jest.spyOn(host.outbox, 'write').mockRejectedValueOnce(new OutboxFullError())
    await expect(writer.create(newId(), water)).rejects.toThrow()
    aPhone(true)
    await writer.create(newId(), water)
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('needs no phone that can be felt', async () => {
    await expect(aWriter().writer.create(newId(), water)).resolves.toBeDefined()
  })
})
