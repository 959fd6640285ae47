import { entryWords as logMessages } from '@gb/entries'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays } from '@gb/domain'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { messages } from './testing/words'
import { vitaminServer } from './testing/vitamin-server'
import { VitaminsTab } from './vitamins-tab'

const TODAY = '2026-11-20'
const at = (time: string, day = TODAY) => new Date(`${day}T${time}`).toISOString()
const settle = () => act(() => jest.advanceTimersByTimeAsync(10))
const openAt = async (
  time: string,
  fill: (server: ReturnType<typeof vitaminServer>) => void = () => undefined,
) => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T${time}`) })
  const server = vitaminServer()
  fill(server)
  const part = renderPart(<VitaminsTab />, server.answers)
  await settle()
  return { ...part, server }
}
/** As it is read: a time does not break, which nobody sees. */
const read = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ')
const rows = () =>
  within(screen.getByRole('list', { name: messages.plan }))
    .getAllByRole('listitem')
    .map(read)

describe('the timeline of today', () => {
  beforeEach(() => {
    localStorage.clear()
    windowIs('wide')
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('lays out the recommended vitamins around meals, with the times for drinks', async () => {
    await openAt('07:00')
    expect(rows()).toEqual([
      'Now7:00 AM',
      'Time to drink: 7:00 AM to 7:30 AM',
      'Breakfast, MultivitaminPlanned for 8:00 AM',
      'Time to drink: 8:30 AM to 12:00 PM',
      'Calcium CitratePlanned for 12:00 PM',
      'LunchPlanned for 12:30 PM',
      'Time to drink: 1:00 PM to 5:30 PM',
      'Calcium CitratePlanned for 4:00 PM',
      'DinnerPlanned for 6:00 PM',
      'Time to drink: 6:30 PM to 10:30 PM',
      'IronPlanned for 8:30 PM',
    ])
  })

  it('asks to stay upright after iron as long as iron is ahead', async () => {
    await openAt('07:00')
    expect(screen.getByText(/upright for 30 minutes/)).toBeTruthy()
    cleanup()
    await openAt('13:00', (server) => {
      server.has({ vitamin_name: 'Iron', time_taken: 'afternoon', recorded_at: at('12:50') })
    })
    expect(rows()).toContain('IronDone at 12:50 PM')
    expect(screen.queryByText(/upright for 30 minutes/)).toBeNull()
  })

  it('moves the rest behind what was taken, eaten and drunk', async () => {
    await openAt('13:00', (server) => {
      server.has({ vitamin_name: 'Iron', time_taken: 'afternoon', recorded_at: at('12:50') })
      server.meals.push({ meal_type: 'lunch', recorded_at: at('12:40') })
      server.drinks.push({ fluid_type: 'tea', recorded_at: at('10:00') })
      server.drinks.push({ fluid_type: 'water', recorded_at: at('10:30') })
    })
    expect(rows().slice(0, 6)).toEqual([
      '2 drinksDone at 10:00 AM to 10:30 AM',
      'LunchDone at 12:40 PM',
      'IronDone at 12:50 PM',
      'Now1:00 PM',
      'MultivitaminPlanned for 1:00 PM',
      'Time to drink: 1:10 PM to 5:30 PM',
    ])
    expect(rows()).toContain('Calcium CitratePlanned for 3:00 PM')
  })

  it('counts a drink and a meal that are not sent yet', async () => {
    const { host } = await openAt('13:00')
    const write = (entry: Parameters<typeof host.outbox.write>[0]) =>
      act(() => host.outbox.write(entry).then(() => undefined))
    await write({
      kind: 'fluid',
      action: 'create',
      entryId: '00000000-0000-4000-8000-0000000000f1',
      values: { fluid_type: 'tea', amount_oz: 8, recorded_at: at('10:00') },
    })
    await write({
      kind: 'food',
      action: 'create',
      entryId: '00000000-0000-4000-8000-0000000000f2',
      values: { meal_type: 'lunch', recorded_at: at('12:40'), items: [], shown: [] },
    })
    await settle()
    expect(rows().slice(0, 3)).toEqual(['TeaDone at 10:00 AM', 'LunchDone at 12:40 PM', 'Now1:00 PM'])
  })

  it('puts what was logged late where it was taken', async () => {
    await openAt('21:00', (server) => {
      server.has({ vitamin_name: 'Multivitamin', time_taken: 'morning', recorded_at: at('20:55') })
    })
    expect(rows()[0]).toBe('MultivitaminDone at 8:00 AM')
  })

  it('says before saving from when a vitamin fits, and what has no place today', async () => {
    await openAt('21:00', (server) => {
      server.has({ vitamin_name: 'Iron', time_taken: 'evening', recorded_at: at('20:30') })
    })
    expect(screen.getByText(messages.planNotToday({ names: 'Calcium Citrate' }))).toBeTruthy()
    // Calcium alone: the iron of today is taken and waits for nothing.
    expect(screen.getAllByText(/^Best from/).map(read)).toEqual([
      messages.fitsFromShort({ time: '10:30 PM' }),
    ])
    fireEvent.click(screen.getByRole('button', { name: messages.another }))
    fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'Calcium Citrate' } })
    expect(screen.getByText(messages.fitsFrom({ name: 'Calcium Citrate', time: '10:30 PM' }))).toBeTruthy()
  })

  it('sends nobody to take iron in the night: it is for the morning', async () => {
    await openAt('23:10', (server) => {
      server.has({ vitamin_name: 'Calcium Citrate', time_taken: 'evening', recorded_at: at('23:06') })
    })
    const morning = messages.tomorrowAt({ time: '7:00 AM' })
    expect(screen.getAllByText(/^Best from/).map(read)).toContain(messages.fitsFromShort({ time: morning }))
    expect(screen.queryByText(/ 1:06/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: messages.another }))
    fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'Iron' } })
    expect(screen.getByText(messages.fitsFrom({ name: 'Iron', time: morning }))).toBeTruthy()
  })

  it('lays nothing out on the day of surgery and the day after: only sips', async () => {
    for (const [daysAgo, isPlanned] of [
      [0, false],
      [1, false],
      [2, true],
    ] as const) {
      jest.useFakeTimers({ now: new Date(`${TODAY}T07:00`) })
      renderPart(<VitaminsTab />, vitaminServer({ surgeryDate: addDays(TODAY, -daysAgo) }).answers)
      await settle()
      expect(screen.queryByText(messages.sipsOnly) === null).toBe(isPlanned)
      expect(screen.queryByRole('list', { name: messages.plan }) !== null).toBe(isPlanned)
      cleanup()
    }
  })

  it('lays nothing out while the clinic still asks for sips, and begins when it begins', async () => {
    for (const [daysAgo, fullOn, isPlanned] of [
      [3, 5, false],
      [1, 1, true],
    ] as const) {
      jest.useFakeTimers({ now: new Date(`${TODAY}T07:00`) })
      const surgeryDate = addDays(TODAY, -daysAgo)
      const fullFrom = addDays(surgeryDate, fullOn)
      renderPart(<VitaminsTab />, vitaminServer({ surgeryDate, fullFrom }).answers)
      await settle()
      expect(screen.queryByText(messages.sipsOnly) === null).toBe(isPlanned)
      cleanup()
    }
  })

  it.each([
    [-30, null, []],
    [-1, null, []],
    [2, null, ['Multivitamin']],
    [13, null, ['Multivitamin']],
    [14, null, ['Calcium Citrate', 'Iron', 'Multivitamin']],
    [20, 30, ['Multivitamin']],
    [7, 7, ['Calcium Citrate', 'Iron', 'Multivitamin']],
  ] as const)(
    'proposes on day %s, with purees from day %s by the clinic, only what is usual then: %j',
    async (daysAgo, pureeOn, names) => {
      jest.useFakeTimers({ now: new Date(`${TODAY}T07:00`) })
      const surgeryDate = addDays(TODAY, -daysAgo)
      const pureeFrom = pureeOn === null ? null : addDays(surgeryDate, pureeOn)
      renderPart(<VitaminsTab />, vitaminServer({ surgeryDate, pureeFrom }).answers)
      await settle()
      const plan = rows().join()
      expect(['Calcium Citrate', 'Iron', 'Multivitamin'].filter((name) => plan.includes(name))).toEqual(names)
      const folded = screen.queryByText(messages.later.title)?.closest('details') ?? null
      for (const name of ['Calcium Citrate', 'Iron', 'Multivitamin'])
        // Its row can be used on every day, by whom the team told so.
        expect(
          folded?.contains(
            screen.getByRole('button', { name: new RegExp(`^Log this.*: ${name}$`), hidden: true }),
          ) ?? false,
        ).toBe(!names.some((usual) => usual === name))
      const line = names.length === 0 ? messages.later.noneYet : messages.later.rest
      expect(screen.queryAllByText(line).length > 0).toBe(names.length < 3)
      expect(screen.queryByText(messages.iron.title) !== null).toBe(names.length === 3)
    },
  )

  it('lays out what somebody takes by themselves, on each day', async () => {
    for (const [daysAgo, takenAgo, isLaidOut] of [
      [-10, 1, true],
      [5, 1, true],
      [5, 6, false],
    ] as const) {
      jest.useFakeTimers({ now: new Date(`${TODAY}T07:00`) })
      const server = vitaminServer({ surgeryDate: addDays(TODAY, -daysAgo) })
      const day = addDays(TODAY, -takenAgo)
      server.has({ vitamin_name: 'Iron', taken_date: day, recorded_at: at('20:30', day) })
      renderPart(<VitaminsTab />, server.answers)
      await settle()
      expect(rows().some((row) => row.includes('Iron'))).toBe(isLaidOut)
      cleanup()
    }
  })

  it('follows the clock', async () => {
    await openAt('07:00')
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000))
    expect(rows()[0]).toBe('Now7:05 AM')
  })

  it('logs a vitamin of yesterday morning on its day, without asking about today', async () => {
    const { server } = await openAt('07:00')
    fireEvent.click(screen.getByRole('button', { name: messages.another }))
    fireEvent.click(screen.getByRole('button', { name: logMessages.changeWhen }))
    const yesterday = addDays(TODAY, -1)
    fireEvent.change(screen.getByLabelText(logMessages.when), { target: { value: `${yesterday}T19:00` } })
    fireEvent.click(screen.getByRole('button', { name: messages.add }))
    await settle()
    expect(server.entries[0]).toMatchObject({
      vitamin_name: 'Multivitamin',
      time_taken: 'evening',
      taken_date: yesterday,
      recorded_at: at('19:00', yesterday),
    })
    expect(rows().some((row) => row?.includes('Done'))).toBe(false)
  })
})
