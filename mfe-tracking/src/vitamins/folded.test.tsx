import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays } from '@gb/domain'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { messages } from './testing/words'
import { vitaminServer } from './testing/vitamin-server'
import { VitaminsTab } from './vitamins-tab'

const TODAY = '2026-11-20'
const open = async (fill: (server: ReturnType<typeof vitaminServer>) => void = () => undefined) => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T13:00`), advanceTimers: true })
  const server = vitaminServer()
  fill(server)
  renderPart(<VitaminsTab />, server.answers)
  await act(() => jest.advanceTimersByTimeAsync(10))
}
/** As it is read: a time does not break, which nobody sees. */
const lineOf = (title: string) =>
  screen.getByRole('region', { name: title }).querySelector('summary')?.textContent?.replaceAll('\u00a0', ' ')
const entries = () => screen.queryByRole('list', { name: messages.entries })

describe('vitamins on a phone', () => {
  beforeEach(() => {
    localStorage.clear()
    windowIs('narrow')
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('rests as what is taken daily; the rest is a line each that says what matters of it', async () => {
    await open((server) => server.has({ vitamin_name: 'Multivitamin', taken_date: addDays(TODAY, -1) }))
    expect(screen.getByRole('button', { name: 'Log this 500 mg: Calcium Citrate' })).toBeTruthy()
    expect(lineOf(messages.plan)).toBe(`${messages.plan}Next: Multivitamin, 1:00 PM`)
    expect(lineOf(messages.entries)).toBe(`${messages.entries}Last: Multivitamin, yesterday`)
    expect(lineOf(messages.iron.title)).toBe(`${messages.iron.title}${messages.iron.once}`)
    expect(screen.queryByRole('list', { name: messages.plan })).toBeNull()
    expect(entries()).toBeNull()
    expect(screen.queryByLabelText(messages.dose)).toBeNull()
    await userEvent.click(screen.getByText(messages.entries))
    expect(entries()).toBeTruthy()
  })

  it('keeps the word on staying upright beside iron that comes next', async () => {
    const taken = ['Multivitamin', 'Calcium Citrate', 'Calcium Citrate', 'Calcium Citrate'] as const
    await open((server) => taken.forEach((vitamin_name) => server.has({ vitamin_name })))
    expect(lineOf(messages.plan)).toContain('Next: Iron')
    expect(lineOf(messages.plan)).toContain(messages.iron.upright)
  })

  it('leads to the form, which opens, and closes again', async () => {
    await open()
    const another = screen.getByRole('button', { name: messages.another })
    await userEvent.click(another)
    expect(document.activeElement).toBe(screen.getByLabelText(messages.name))
    await userEvent.click(screen.getByRole('button', { name: messages.closeForm }))
    expect(screen.queryByLabelText(messages.name)).toBeNull()
    expect(document.activeElement).toBe(another)
  })

  it.each(['narrow', 'wide'] as const)('has one way to log any other one (%s)', async (width) => {
    windowIs(width)
    await open()
    expect(screen.queryByRole('heading', { name: messages.log })).toBeNull()
    expect(screen.getAllByRole('button', { name: messages.another })).toHaveLength(1)
  })

  it('says in the line of the entries that there is a tip on timing', async () => {
    await open((server) => {
      server.has({ vitamin_name: 'Iron', dosage_mg: 45 })
      server.has({ vitamin_name: 'Calcium Citrate', dosage_mg: 500 })
    })
    expect(lineOf(messages.entries)).toContain('Last: Iron, today')
    expect(lineOf(messages.entries)).toContain(messages.hint)
    expect(entries()).toBeNull()
  })

  it('hides nothing that waits for an answer', async () => {
    await open((server) =>
      server.has({ vitamin_name: 'Vitamin D3', dosage_mg: 3000, taken_date: addDays(TODAY, -3) }),
    )
    expect(within(entries() ?? document.body).getByText(/did you mean IU/)).toBeTruthy()
  })

  it('tells behind the mark how a vitamin is taken that the person knows', async () => {
    await open((server) => server.has({ vitamin_name: 'Multivitamin', taken_date: addDays(TODAY, -1) }))
    const told = () => screen.getAllByText('As usual').length
    const before = told()
    await userEvent.click(screen.getByRole('button', { name: messages.about({ name: 'Multivitamin' }) }))
    expect(told()).toBe(before + 1)
    await userEvent.click(screen.getByRole('button', { name: messages.about({ name: 'Calcium Citrate' }) }))
    expect(told()).toBe(before)
  })
})
