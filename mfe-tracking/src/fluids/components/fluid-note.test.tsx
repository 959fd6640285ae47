import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { queryKeys } from '@gb/api-client'
import { addDays, CONCERN_WORDS, fluidNote } from '@gb/domain'
import { useHourOfDay } from '@gb/entries'
import { json } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { FluidsTab } from '../fluids-tab'
import { messages } from '../testing/words'
import { fluidServer } from '../testing/fluid-server'
import { FluidNote } from './fluid-note'

const TODAY = '2026-11-20'
const person = (n: number) => `f0000000-0000-4000-8000-00000000000${n}`
/** What the clock on the wall shows. */
const itIs = (time: string) => void jest.useFakeTimers({ now: new Date(`${TODAY}T${time}`) })
/** All but the clock. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const
const total = (daysAgo: number, totalOz: number) => ({ day: addDays(TODAY, -daysAgo), totalOz, goalOz: 64 })
type Days = ReturnType<typeof total>[] | null
function Notes({ days, today }: { days: Days; today: string }) {
  const hour = useHourOfDay()
  const note = days && fluidNote({ days, today, hour, surgeryDate: addDays(TODAY, -10) })
  return (
    <>
      <FluidNote place="above" note={note} today={today} />
      <hr />
      <FluidNote place="below" note={note} today={today} />
    </>
  )
}
const show = (days: Days, today = TODAY, userId = person(1)) =>
  renderPart(<Notes days={days} today={today} />, {}, { session: { userId } })

describe(FluidNote.name, () => {
  beforeEach(() => {
    localStorage.clear()
    itIs('12:00')
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('says nothing while the days are not known, and nothing about good days', () => {
    expect(show(null).container.textContent).toBe('')
    expect(show([total(0, 8), total(1, 64)]).container.textContent).toBe('')
  })

  it('counts today from the evening on', () => {
    itIs('18:00')
    expect(show([total(0, 8), total(1, 64)]).container.textContent).toContain('8 oz logged (today)')
  })

  it('names the amount and the day, and whom to call', () => {
    const { container } = show([total(0, 8), total(1, 20), total(2, 24.5)])
    expect(screen.getByText(CONCERN_WORDS.dry_two_days.title)).toBeTruthy()
    expect(container.textContent).toContain('20 oz (yesterday)')
    expect(container.textContent).toContain('call your surgeon now, day or night')
    expect(container.lastElementChild?.tagName).toBe('HR')
  })

  it.each([
    ['asks for the number of the clinic where none is kept', { clinic_plan: null }, true],
    ['asks for none where there is one to call', { clinic_plan: { office_phone: '(555) 010-0199' } }, false],
  ])('%s, once the profile is read', async (_, profile, isAsked) => {
    jest.useRealTimers()
    const { queries, host } = show([total(0, 8), total(1, 20), total(2, 24.5)])
    const asked = () => screen.queryByRole('button', { name: "Add my clinic's number" })
    expect(asked()).toBeNull()
    await act(async () => {
      queries.setQueryData(queryKeys.profile(person(1)), profile)
      // The cache tells its readers in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    expect(asked() !== null).toBe(isAsked)
    if (isAsked) fireEvent.click(screen.getByRole('button', { name: "Add my clinic's number" }))
    expect(host.calls.navigate).toEqual(isAsked ? ['settings#care_number'] : [])
  })

  it('puts what can wait under the form', () => {
    const { container } = show([total(0, 8), total(1, 20)])
    expect(container.firstElementChild?.tagName).toBe('HR')
    expect(screen.getAllByText(CONCERN_WORDS.dry_day.title)).toHaveLength(1)
  })

  it('stays closed for the day, and comes back on another one', () => {
    show([total(0, 8), total(1, 20)])
    fireEvent.click(screen.getByRole('button', { name: messages.noteClose }))
    expect(screen.queryByText(CONCERN_WORDS.dry_day.title)).toBeNull()
    expect(show([total(0, 8), total(1, 21)]).container.textContent).toBe('')
    show([{ ...total(0, 20) }], addDays(TODAY, 1))
    expect(screen.getByText(CONCERN_WORDS.dry_day.title)).toBeTruthy()
  })

  it('hides no other note of that day when it is closed, least of all an urgent one', () => {
    show([total(0, 8), total(1, 20)], TODAY, person(2))
    fireEvent.click(screen.getByRole('button', { name: messages.noteClose }))
    show([total(0, 130), total(1, 20)], TODAY, person(2))
    fireEvent.click(screen.getByRole('button', { name: messages.noteClose }))
    expect(screen.queryByText(CONCERN_WORDS.very_much.title)).toBeNull()
    show([total(0, 8), total(1, 20), total(2, 20)], TODAY, person(2))
    expect(screen.getByText(CONCERN_WORDS.dry_two_days.title)).toBeTruthy()
  })

  it('is closed for one person, not for the next one on this device', () => {
    show([total(0, 8), total(1, 20)], TODAY, person(3))
    fireEvent.click(screen.getByRole('button', { name: messages.noteClose }))
    show([total(0, 8), total(1, 20)], TODAY, person(4))
    expect(screen.getByText(CONCERN_WORDS.dry_day.title)).toBeTruthy()
  })
})

describe('the figure of today beside a note', () => {
  beforeEach(() => {
    localStorage.clear()
    // In the evening a good day ends a run of dry ones. Answers come by themselves, so that only the clock stands.
    jest.useFakeTimers({ now: new Date(`${TODAY}T12:00`), doNotFake: [...TIMERS] })
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it.each([
    ['two dry days', [0, 20, 20], 'dry_two_days', 'Nothing logged yet today.'],
    ['two dry days and a good one', [64, 20, 20], 'dry_two_days', 'Goal reached today.'],
    ['far too much', [130, 64, 64], 'very_much', '130'],
    ['nothing to worry about', [64, 64, 64], null, 'Goal reached!'],
    ['an empty morning', [0, 64, 64], null, 'Nothing logged yet. The first sip counts.'],
  ] as const)(
    'praises nothing that the note warns of, before the server has heard: %s',
    async (_, oz, id, said) => {
      const server = fluidServer()
      oz.forEach((amount_oz, ago) => {
        if (amount_oz > 0) server.has({ date: addDays(server.today, -ago), amount_oz })
      })
      renderPart(<FluidsTab />, { ...server.answers, 'GET /api/concerns/*': () => json({ concerns: [] }) })
      const card = await screen.findByRole('region', { name: messages.today })
      await waitFor(() => expect(card.textContent).toContain(said))
      expect(
        screen.queryByText(id === null ? /call your care team today/ : CONCERN_WORDS[id].title) !== null,
      ).toBe(id !== null)
      if (id !== null)
        expect(card.textContent).not.toMatch(id === 'very_much' ? /eached/ : /Goal reached!|first sip/)
    },
  )
})

describe('the last 7 days', () => {
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)

  it('are read aloud day by day, a day without an entry as unknown, with what was just drunk', async () => {
    const server = fluidServer()
    server.has({ date: addDays(server.today, -1), amount_oz: 70 })
    server.has({ date: addDays(server.today, -3), amount_oz: 16 })
    renderPart(<FluidsTab />, server.answers)
    const card = await screen.findByRole('region', { name: messages.week })
    const labels = () =>
      within(card)
        .getAllByRole('listitem')
        .map((day) => day.getAttribute('aria-label'))
    expect(labels()).toHaveLength(7)
    expect(labels()[5]).toBe('Yesterday: 70 oz of 64 oz')
    expect(labels()[4]).toMatch(/: nothing logged$/)
    fireEvent.click(screen.getByRole('button', { name: 'Add 8 oz of water' }))
    await waitFor(() => expect(labels()[6]).toBe('Today: 8 oz of 64 oz'))
  })

  it('are not drawn before there is an earlier day', async () => {
    const server = fluidServer()
    server.has({})
    renderPart(<FluidsTab />, server.answers)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: messages.today }).textContent).toContain('8 of 64 oz'),
    )
    expect(screen.queryByRole('region', { name: messages.week })).toBeNull()
  })
})
