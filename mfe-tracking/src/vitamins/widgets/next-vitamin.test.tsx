import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages'
import { vitaminServer } from '../testing/vitamin-server'
import { NextVitamin } from './next-vitamin'

const today = new Intl.DateTimeFormat('sv-SE').format(new Date())

describe(NextVitamin.name, () => {
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)

  it('is not there for a visitor, nor on a day of sips', async () => {
    expect(renderPart(<NextVitamin />, {}, { session: { userId: null } }).container.textContent).toBe('')
    const server = vitaminServer({ surgeryDate: addDays(today, -1) })
    const { container } = renderPart(<NextVitamin />, server.answers)
    await waitFor(() => expect(container.textContent).toBe(''))
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

  it('is not there where the vitamins cannot be read: their tab says why', async () => {
    const { container } = renderPart(<NextVitamin />, {})
    await waitFor(() => expect(container.textContent).toBe(''))
  })
})
