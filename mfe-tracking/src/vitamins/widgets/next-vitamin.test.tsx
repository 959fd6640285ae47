import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays } from '@gb/domain'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../testing/words'
import { vitaminServer } from '../testing/vitamin-server'
import { NextVitamin } from './next-vitamin'

const TODAY = '2026-11-20'
/** The plan of a day depends on its hour: late in the evening nothing of it fits any more. */
const isNow = (time: string) => jest.useFakeTimers({ now: new Date(`${TODAY}T${time}`), advanceTimers: true })

describe(NextVitamin.name, () => {
  beforeEach(() => {
    localStorage.clear()
    isNow('10:00')
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('is not there for a visitor, nor on a day of sips', async () => {
    expect(renderPart(<NextVitamin />, {}, { session: { userId: null } }).container.textContent).toBe('')
    const server = vitaminServer({ surgeryDate: addDays(TODAY, -1) })
    const { container } = renderPart(<NextVitamin />, server.answers)
    await waitFor(() => expect(container.textContent).toBe(''))
  })

  it.each([
    [-30, null],
    [-1, null],
    [2, 'Multivitamin'],
    [13, 'Multivitamin'],
  ])('proposes on day %s what is usual then: %s', async (daysAgo, name) => {
    const server = vitaminServer({ surgeryDate: addDays(TODAY, -daysAgo) })
    const { container } = renderPart(<NextVitamin />, server.answers)
    if (name === null) return waitFor(() => expect(container.textContent).toBe(''))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(name))
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`: ${name}$`) }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.next.done),
    )
  })

  it('names before surgery what somebody takes by themselves', async () => {
    const server = vitaminServer({ surgeryDate: addDays(TODAY, 20) })
    server.has({ taken_date: addDays(TODAY, -1), recorded_at: `${addDays(TODAY, -1)}T20:00:00Z` })
    renderPart(<NextVitamin />, server.answers)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Iron'))
  })

  it('logs the vitamin that is next in one tap, names another one then, and takes it back on Undo', async () => {
    const server = vitaminServer()
    const { host } = renderPart(<NextVitamin />, server.answers)
    const first = (await screen.findByRole('heading', { level: 2 })).textContent ?? ''
    const tap = screen.getByRole('button', { name: new RegExp(`: ${first}$`) })
    fireEvent.click(tap)
    fireEvent.click(tap)
    await waitFor(() => expect(server.entries.map(({ vitamin_name }) => vitamin_name)).toEqual([first]))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first))
    await waitFor(() => expect(host.calls.notify[0]?.action?.label).toBe(messages.undo))
    act(() => host.calls.notify[0]?.action?.onAction())
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(first))
  })

  it('leaves what fits no more to tomorrow, a minute before midnight', async () => {
    isNow('23:59')
    const server = vitaminServer()
    renderPart(<NextVitamin />, server.answers)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.next.rest),
    )
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
  })

  it('is not there where the vitamins cannot be read: their tab says why', async () => {
    const { container } = renderPart(<NextVitamin />, {})
    await waitFor(() => expect(container.textContent).toBe(''))
  })
})
