import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { fluidServer } from '../testing/fluid-server'
import { WaitLine } from '../widgets/wait-line'
import { MealTimer } from './meal-timer'

const USER = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const noon = new Date('2026-11-20T12:00:00').getTime()
const minutes = async (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000))
const show = (server = fluidServer({ ateMinutesAgo: 10 })) =>
  renderPart(<MealTimer userId={USER} />, server.answers)

describe(MealTimer.name, () => {
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('counts down to the end on the clock of this device, although the clock of the server differs', async () => {
    jest.useFakeTimers({ now: noon })
    show()
    await minutes(0)
    expect(screen.getByText('You can drink from 12:20 PM')).toBeTruthy()
    expect(screen.getByText(/You ate at 11:50 AM/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('20 minutes left')
    await minutes(19)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 minute left')
    await minutes(1)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is not there without a meal, nor after one of long ago', async () => {
    jest.useFakeTimers({ now: noon })
    for (const ateMinutesAgo of [null, 30, 300]) {
      show(fluidServer({ ateMinutesAgo }))
      await minutes(0)
      expect(screen.queryByRole('progressbar')).toBeNull()
    }
  })

  it('is one line on Home', async () => {
    jest.useFakeTimers({ now: noon })
    renderPart(<WaitLine />, fluidServer({ ateMinutesAgo: 29 }).answers)
    await minutes(0)
    expect(screen.getByText(/^You can drink at \d+:\d+ PM, in 1 min$/)).toBeTruthy()
    await minutes(1)
    expect(screen.queryByText(/You can drink/)).toBeNull()
  })
})
