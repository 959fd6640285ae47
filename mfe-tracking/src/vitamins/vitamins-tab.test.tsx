import { entryWords as log } from '@gb/entries'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { addDays, VITAMIN_NAMES } from '@gb/domain'
import { problem } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { crisisCatalog } from '@gb/help'
import { messages } from './testing/words'
import { timeOfDayAt } from './model/time-of-day'
import { vitaminServer } from './testing/vitamin-server'
import { VitaminsTab } from './vitamins-tab'

const crisis = crisisCatalog.in('en')

const ADD = 'POST /api/vitamin-entry'
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const add = () => press(messages.add)
const loaded = () =>
  waitFor(() => {
    expect(screen.queryByText(messages.loading)).toBeNull()
    expect(screen.queryByText(messages.recommendedLoading)).toBeNull()
  })
const rows = () =>
  within(screen.getByRole('list', { name: /vitamins/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const leavePage = () => void globalThis.dispatchEvent(new Event('pagehide'))
const fill = (name: string, amount: string, unit?: string) => {
  press(messages.another)
  set(messages.name, name)
  if (unit !== undefined) set(messages.unit, unit)
  set(messages.dose, amount)
}

/** A morning on the clock of this device. */
const instant = (day: string) => new Date(`${day}T08:30`).toISOString()

describe(VitaminsTab.name, () => {
  beforeEach(() => {
    localStorage.clear()
    windowIs('wide')
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('asks a visitor to create a profile', () => {
    const { host } = renderPart(<VitaminsTab />, {}, { session: { userId: null } })
    press('Create Your Profile')
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('asks once about iron: the amount follows the answer, and the tap logs it', async () => {
    const server = vitaminServer()
    const { sentTo } = renderPart(<VitaminsTab />, server.answers)
    await loaded()
    await screen.findByText(messages.iron.title)
    press(messages.iron.choices.low_risk)
    await waitFor(() => expect(screen.queryByText(messages.iron.title)).toBeNull())
    expect(sentTo('PUT /api/iron-answer/*')).toHaveLength(1)
    expect(screen.getByText('18 mg a day, as you and your team agreed')).toBeTruthy()
    press('Log this 18 mg: Iron')
    await waitFor(() => expect(server.entries[0]).toMatchObject({ vitamin_name: 'Iron', dosage_mg: 18 }))
    await userEvent.click(screen.getByRole('button', { name: messages.about({ name: 'Iron' }) }))
    await userEvent.click(screen.getByRole('button', { name: messages.iron.change }))
    expect(screen.queryByRole('button', { name: messages.iron.change })).toBeNull()
    press(messages.iron.choices.higher)
    await screen.findByText('45 to 60 mg a day')
    expect(screen.getByRole('button', { name: messages.again({ name: 'Iron', dose: '45 mg' }) })).toBeTruthy()
  })

  it('does not ask again after "Not now", and says when an answer was not saved', async () => {
    const server = vitaminServer()
    let isBroken = true
    const { host } = renderPart(<VitaminsTab />, {
      ...server.answers,
      'PUT /api/iron-answer/*': (request) =>
        (isBroken ? undefined : server.answers['PUT /api/iron-answer/*']?.(request)) ?? new Error('offline'),
    })
    await screen.findByText(messages.iron.title)
    press(messages.iron.notNow)
    await waitFor(() => expect(host.calls.notify.map(({ text }) => text)).toEqual([messages.iron.notSaved]))
    expect(screen.getByText(messages.iron.title)).toBeTruthy()
    isBroken = false
    press(messages.iron.notNow)
    await waitFor(() => expect(screen.queryByText(messages.iron.title)).toBeNull())
    cleanup()
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    press(messages.about({ name: 'Iron' }))
    await screen.findByRole('button', { name: messages.iron.change })
    expect(screen.queryByText(messages.iron.title)).toBeNull()
  })

  it('offers the six names and fills in the usual dose of each', async () => {
    renderPart(<VitaminsTab />, vitaminServer().answers)
    await loaded()
    press(messages.another)
    const names = within(screen.getByLabelText(messages.name)).getAllByRole('option')
    expect(names.map(({ textContent }) => textContent)).toEqual([...VITAMIN_NAMES])
    set(messages.name, 'Vitamin D3')
    expect(screen.getByLabelText(messages.dose)).toHaveProperty('value', '3000')
    expect(screen.getByLabelText(messages.unit)).toHaveProperty('value', 'IU')
    set(messages.name, 'Other')
    expect(screen.getByLabelText(messages.dose)).toHaveProperty('value', '')
  })

  it('stores the mg of what was typed, and shows it as typed', async () => {
    const server = vitaminServer()
    const { host } = renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Vitamin D3', '2000')
    set('Notes (optional)', ' with lunch ')
    add()
    expect(screen.getByRole('button', { name: 'Adding...' })).toHaveProperty('disabled', true)
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    expect(server.entries[0]).toMatchObject({
      vitamin_name: 'Vitamin D3',
      dosage_mg: 0.05,
      dosage_amount: 2000,
      dosage_unit: 'IU',
      time_taken: timeOfDayAt(new Date()),
      notes: 'with lunch',
    })
    await waitFor(() => expect(rows()[0]).toContain('Vitamin D3 2,000 IU'))
  })

  it('steps mg by 0.1 and takes finer doses', async () => {
    const server = vitaminServer()
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Iron', '18')
    press(messages.increase)
    expect(screen.getByLabelText(messages.dose)).toHaveProperty('value', '18.1')
    set(messages.dose, '18.125')
    add()
    await waitFor(() => expect(server.entries[0]?.dosage_mg).toBe(18.125))
  })

  it('keeps the number when the unit was wrong', async () => {
    renderPart(<VitaminsTab />, vitaminServer().answers)
    await loaded()
    fill('Vitamin D3', '75')
    set(messages.unit, 'mcg')
    expect(screen.getByLabelText(messages.dose)).toHaveProperty('value', '75')
  })

  it('refuses a dose that is none', async () => {
    const { sentTo } = renderPart(<VitaminsTab />, vitaminServer().answers)
    await loaded()
    for (const refused of ['', '0', 'two', '100000.1']) {
      fill('Iron', refused)
      add()
      expect(screen.getByText(messages.doseRefused)).toBeTruthy()
    }
    expect(sentTo(ADD)).toHaveLength(0)
  })

  it('asks once about a likely slip and takes the proposed dose', async () => {
    const server = vitaminServer()
    const { sentTo } = renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Vitamin B12', '500', 'mg')
    add()
    expect(screen.getByText(/did you mean mcg/)).toBeTruthy()
    expect(sentTo(ADD)).toHaveLength(0)
    press('Use 500 mcg')
    await waitFor(() => expect(server.entries).toHaveLength(1))
    expect(server.entries[0]).toMatchObject({ dosage_mg: 0.5, dosage_amount: 500, dosage_unit: 'mcg' })
    expect(screen.queryByText(messages.checkTitle)).toBeNull()
  })

  it('never blocks: yes saves the dose as it is', async () => {
    const server = vitaminServer()
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Iron', '66')
    add()
    press(messages.saveAnyway)
    await waitFor(() => expect(server.entries).toMatchObject([{ dosage_mg: 66 }]))
  })

  it('does not ask about a dose again that was confirmed before', async () => {
    const server = vitaminServer()
    server.has({
      vitamin_name: 'Vitamin B12',
      dosage_mg: 2,
      is_confirmed: true,
      taken_date: addDays(server.today, -9),
    })
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Vitamin B12', '2', 'mg')
    add()
    await waitFor(() => expect(server.entries).toHaveLength(2))
    expect(screen.queryByText(messages.checkTitle)).toBeNull()
  })

  it('asks about a slip in the log, whoever put it there, and puts the right dose in its place', async () => {
    const server = vitaminServer()
    server.has({ vitamin_name: 'Vitamin D3', dosage_mg: 3000 })
    renderPart(<VitaminsTab />, server.answers)
    expect(await screen.findByText(/3,000 mg is far more than usual: did you mean IU/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Use 3,000 IU/ }))
    await waitFor(() => expect(server.entries).toMatchObject([{ dosage_mg: 0.075, dosage_unit: 'IU' }]))
    await waitFor(() => expect(screen.queryByText(/did you mean/)).toBeNull())
  })

  it('asks no more about a dose in the log that is right', async () => {
    const server = vitaminServer()
    server.has({ dosage_mg: 300 })
    renderPart(<VitaminsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^It is right: Iron/ }))
    await waitFor(() => expect(server.entries).toMatchObject([{ dosage_mg: 300, is_confirmed: true }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^It is right/ })).toBeNull())
  })

  it('gives the hint on spacing before saving and on the entry', async () => {
    // In the morning the entry of this very minute would be in the way of another one of the morning.
    jest.useFakeTimers({ now: new Date('2026-11-20T18:30'), advanceTimers: true })
    const server = vitaminServer()
    server.has({ time_taken: 'evening' })
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Calcium Citrate', '500')
    fireEvent.click(screen.getByRole('radio', { name: 'Morning' }))
    expect(screen.queryByText(messages.hint)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Evening' }))
    const hint = 'Iron and calcium: keep these at least 2 hours apart.'
    expect(screen.getByText(hint)).toBeTruthy()
    add()
    await waitFor(() => expect(server.entries).toHaveLength(2))
    await waitFor(() => expect(rows().filter((row) => row?.includes(hint))).toHaveLength(2))
  })

  it('makes the recommended vitamins one stop, with arrows between them', async () => {
    renderPart(<VitaminsTab />, vitaminServer().answers)
    await loaded()
    const [list] = await screen.findAllByRole('toolbar', { name: messages.recommended })
    if (list === undefined) throw new Error('there is no list')
    const controls = within(list).getAllByRole('button')
    expect(controls.length).toBeGreaterThan(2)
    expect(controls.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    controls[0]?.focus()
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(controls.at(-1))
  })

  it('logs a recommended vitamin with one tap, once, and marks it as taken', async () => {
    const server = vitaminServer()
    const { host } = renderPart(<VitaminsTab />, server.answers)
    await loaded()
    const button = screen.getByRole('button', { name: 'Log this 45 mg: Iron' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(messages.taken)
    await waitFor(() => expect(host.calls.notify.map(({ text }) => text)).toEqual(['Added Iron, 45 mg.']))
    expect(server.entries).toMatchObject([{ vitamin_name: 'Iron', dosage_mg: 45, dosage_unit: 'mg' }])
    act(() => host.calls.notify[0]?.action?.onAction())
    await waitFor(() => expect(server.entries).toHaveLength(0))
    await waitFor(() => expect(screen.queryByText(messages.taken)).toBeNull())
  })

  it('logs what the form does not know as Other, and fills in the form where no dose is known', async () => {
    const server = vitaminServer()
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    press('Log this 8 mg: Zinc')
    await waitFor(() => expect(server.entries).toMatchObject([{ vitamin_name: 'Other', notes: 'Zinc' }]))
    press('Log this: Something new')
    expect(screen.getByLabelText(messages.name)).toHaveProperty('value', 'Other')
    expect(screen.getByDisplayValue('Something new')).toBeTruthy()
  })

  it('does not count what was taken yesterday', async () => {
    const server = vitaminServer()
    server.has({ taken_date: addDays(server.today, -1) })
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    expect(screen.queryByText(messages.taken)).toBeNull()
  })

  it('makes one entry of a lost answer, shown as not sent until it is', async () => {
    const server = vitaminServer()
    server.failNext('answer-lost')
    const { sentTo, host } = renderPart(<VitaminsTab />, {
      ...server.answers,
      'GET /api/vitamin-history/*': () => new Error('offline'),
    })
    fill('Iron', '18')
    add()
    await waitFor(() => expect(sentTo(ADD)).toHaveLength(1))
    await screen.findByText('Not sent yet')
    host.outbox.wake()
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull())
    expect(sentTo(ADD)).toHaveLength(2)
    expect(server.entries).toHaveLength(1)
  })

  it('keeps a refused entry with its sentence, to be removed', async () => {
    const server = vitaminServer()
    renderPart(<VitaminsTab />, {
      ...server.answers,
      [ADD]: () => problem(400, 'invalid_input', 'No such dose.'),
    })
    await loaded()
    fill('Iron', '18')
    add()
    await screen.findByText('Error adding vitamin entry. Please try again.')
    expect(screen.getByText('Not saved. No such dose.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Iron, 18 mg' }))
    await waitFor(() => expect(screen.queryByText(messages.addFailed)).toBeNull())
  })

  it('lists the last 10, then more page by page', async () => {
    const server = vitaminServer({ pageSize: 20 })
    for (let n = 0; n < 35; n += 1) server.has({ taken_date: addDays(server.today, -n) })
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    expect(rows()).toHaveLength(10)
    press(messages.more)
    await waitFor(() => expect(rows()).toHaveLength(30))
    press(messages.more)
    await waitFor(() => expect(rows()).toHaveLength(35))
  })

  it('brings an entry back on Undo, and deletes it when the time is over', async () => {
    const server = vitaminServer()
    server.has({})
    const { host, sentTo } = renderPart(<VitaminsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Iron, 18 mg/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Iron/ })).toBeNull())
    act(() => host.calls.notify[0]?.action?.onAction())
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Iron, 18 mg/ }))
    expect(sentTo('DELETE /api/vitamin-entry/*')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Iron/ })).toBeNull())
    act(leavePage)
    await waitFor(() => expect(server.entries).toHaveLength(0))
  })

  it('corrects an entry, and asks about the new dose alone', async () => {
    const server = vitaminServer()
    server.has({ dosage_mg: 70 })
    renderPart(<VitaminsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Iron/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.click(form.getByRole('radio', { name: 'Evening' }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.entries[0]).toMatchObject({ dosage_mg: 70, time_taken: 'evening' })
  })

  it('asks about an unchanged dose that is moved to a day where it makes too much', async () => {
    const server = vitaminServer()
    const yesterday = addDays(server.today, -1)
    server.has({ dosage_mg: 40 })
    server.has({ dosage_mg: 45, taken_date: yesterday, recorded_at: instant(yesterday) })
    server.has({
      vitamin_name: 'Calcium Citrate',
      dosage_mg: 500,
      taken_date: yesterday,
      recorded_at: instant(yesterday),
    })
    renderPart(<VitaminsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Iron, 40 mg/ }))
    const form = within(screen.getByRole('dialog'))
    expect(form.queryByText(messages.hint)).toBeNull()
    fireEvent.change(form.getByLabelText(log.when), { target: { value: `${yesterday}T09:00` } })
    expect(form.getByText(messages.hint)).toBeTruthy()
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText(/That makes 85 mg of Iron on this day/)).toBeTruthy()
    expect(server.entries[0]?.taken_date).toBe(server.today)
    fireEvent.click(form.getByRole('button', { name: messages.saveAnyway }))
    await waitFor(() => expect(server.entries[0]?.taken_date).toBe(yesterday))
  })

  it('offers help after saving a note that calls for it', async () => {
    const server = vitaminServer()
    renderPart(<VitaminsTab />, server.answers)
    await loaded()
    fill('Iron', '18')
    set('Notes (optional)', 'I thought about an overdose')
    add()
    await screen.findByRole('region', { name: crisis.title })
    await waitFor(() => expect(server.entries).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
  })

  it('offers it again when such a note gets more words, not when the rest is corrected', async () => {
    const server = vitaminServer()
    server.has({ notes: 'I thought about an overdose' })
    renderPart(<VitaminsTab />, server.answers)
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Edit Iron/ }))
      return within(screen.getByRole('dialog'))
    }
    const save = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const first = await open()
    fireEvent.click(first.getByRole('radio', { name: 'Evening' }))
    await save()
    await waitFor(() => expect(server.entries[0]?.time_taken).toBe('evening'))
    expect(screen.queryByRole('region', { name: crisis.title })).toBeNull()
    const second = await open()
    const notes = second.getByLabelText(new RegExp(`^${messages.notes}`))
    fireEvent.change(notes, { target: { value: 'I thought about an overdose all day' } })
    await save()
    await screen.findByRole('region', { name: crisis.title })
  })
})
