import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { deviceTimeZone } from './time-zone'

const formatterOf = (timeZone: string | undefined) =>
  ({ resolvedOptions: () => ({ timeZone }) }) as unknown as Intl.DateTimeFormat

describe(deviceTimeZone.name, () => {
  beforeEach(() => {
    // Far from every other test's second, so that none of them has asked in it.
    jest.useFakeTimers({ now: Date.now() + 60_000 })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('asks the platform once for all questions of a second, and again after it', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(formatterOf('America/Chicago'))
    expect([deviceTimeZone(), deviceTimeZone(), deviceTimeZone()]).toEqual(
      Array.from({ length: 3 }, () => 'America/Chicago'),
    )
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockReturnValue(formatterOf('Europe/Madrid'))
    jest.advanceTimersByTime(1000)
    expect(deviceTimeZone()).toBe('Europe/Madrid')
  })

  it('asks again at once when the clock on the wall jumps, and when the clock was put back', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(formatterOf('America/Chicago'))
    deviceTimeZone()
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-720)
    asked.mockReturnValue(formatterOf('Pacific/Auckland'))
    expect(deviceTimeZone()).toBe('Pacific/Auckland')
    jest.setSystemTime(Date.now() - 3_600_000)
    asked.mockReturnValue(formatterOf(undefined))
    expect(deviceTimeZone()).toBe('UTC')
  })
})
