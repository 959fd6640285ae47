import { entryWords as logMessages } from '@gb/entries'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { deviceTimeZone } from '@gb/api-client'
import { addDays, CONCERN_WORDS, localDay } from '@gb/domain'
import { problem } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../shared/testing/render-part'
import { FluidsTab } from './fluids-tab'
import userEvent from '@testing-library/user-event'
import { messages } from './testing/words'
import { fluidServer } from './testing/fluid-server'

const ADD = 'POST /api/fluid-entry'
const DELETE = 'DELETE /api/fluid-entry/*'
const chip = (oz: number) => screen.findByRole('button', { name: `Add ${oz} oz of water` })
const typeAmount = (text: string) =>
  fireEvent.change(screen.getByLabelText(messages.amount), { target: { value: text } })
const pressAdd = () => fireEvent.click(screen.getByRole('button', { name: messages.add }))
const leavePage = () => void globalThis.dispatchEvent(new Event('pagehide'))
const totalIs = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: messages.today }).textContent).toContain(text))

describe(FluidsTab.name, () => {
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('asks a visitor to create a profile', () => {
    const { host } = renderPart(<FluidsTab />, {}, { session: { userId: null } })
    expect(screen.getByText('Please create your profile first')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Create Your Profile' }))
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('logs with one tap, shows it before the server answers, and counts a double tap once', async () => {
    const server = fluidServer()
    const held = Promise.withResolvers<void>()
    const { sentTo, host } = renderPart(<FluidsTab />, {
      ...server.answers,
      [ADD]: async (request) => {
        await held.promise
        return server.answers[ADD]?.(request) ?? new Error('none')
      },
    })
    const water = await chip(8)
    await totalIs('0 of 64 oz')
    fireEvent.click(water)
    fireEvent.click(water)
    await totalIs('8 of 64 oz')
    expect(screen.getByText(logMessages.waiting)).toBeTruthy()
    held.resolve()
    await waitFor(() => expect(screen.queryByText(logMessages.waiting)).toBeNull())
    expect(sentTo(ADD)).toHaveLength(1)
    expect(server.entries).toHaveLength(1)
    expect(host.calls.notify.map(({ text }) => text)).toEqual(['Added 8 oz of water.'])
  })

  it('takes a second glass a moment later as a second drink', async () => {
    const server = fluidServer()
    renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await chip(8))
    const later = Date.now() + 700
    jest.spyOn(Date, 'now').mockReturnValue(later)
    fireEvent.click(await chip(8))
    await waitFor(() => expect(server.entries).toHaveLength(2))
    await totalIs('16 of 64 oz')
  })

  it('remembers the last type for the next tap', async () => {
    const server = fluidServer()
    renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await screen.findByRole('radio', { name: 'Tea' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add 4 oz of tea' }))
    await waitFor(() => expect(server.entries[0]).toMatchObject({ fluid_type: 'tea', amount_oz: 4 }))
    renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await screen.findByRole('radio', { name: 'Water' }))
  })

  it('keeps amounts inside 1 to 32 oz and rounds to 0.1', async () => {
    const server = fluidServer()
    const { sentTo } = renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    for (const refused of ['', '0.9', '32.1', 'a glass']) {
      typeAmount(refused)
      pressAdd()
      expect(screen.getByText('Please enter an amount from 1 to 32 oz.')).toBeTruthy()
    }
    expect(sentTo(ADD)).toHaveLength(0)
    typeAmount('7,46')
    pressAdd()
    await waitFor(() => expect(server.entries[0]?.amount_oz).toBe(7.5))
  })

  it('says Adding... while it is sent, sends once, and empties the field after', async () => {
    const server = fluidServer()
    const { sentTo } = renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    typeAmount('6')
    pressAdd()
    fireEvent.click(screen.getByRole('button', { name: messages.adding }))
    await screen.findByRole('button', { name: messages.add })
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '')
    await waitFor(() => expect(server.entries).toHaveLength(1))
    expect(sentTo(ADD)).toHaveLength(1)
  })

  it('works by keyboard alone', async () => {
    const server = fluidServer()
    renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    const user = userEvent.setup()
    screen.getByLabelText(messages.amount).focus()
    await user.keyboard('6.5{Enter}')
    await waitFor(() => expect(server.entries[0]?.amount_oz).toBe(6.5))
    screen.getByRole('radio', { name: 'Tea' }).focus()
    await user.keyboard(' ')
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.entries[0]).toMatchObject({ fluid_type: 'tea', amount_oz: 4 }))
    fireEvent.click(screen.getByRole('radio', { name: 'Water' }))
  })

  it('counts and shows a drink that is not sent yet, and sends it once', async () => {
    const server = fluidServer()
    server.failNext('answer-lost')
    const { sentTo, host } = renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    fireEvent.click(await chip(12))
    await totalIs('12 of 64 oz')
    await waitFor(() => expect(sentTo(ADD)).toHaveLength(1))
    expect(screen.getByText(logMessages.waiting)).toBeTruthy()
    host.outbox.wake()
    await waitFor(() => expect(screen.queryByText(logMessages.waiting)).toBeNull())
    expect(sentTo(ADD)).toHaveLength(2)
    expect(server.entries).toHaveLength(1)
    await totalIs('12 of 64 oz')
  })

  it('shows what waits also while nothing can be read', async () => {
    const offline = () => new Error('offline')
    renderPart(<FluidsTab />, { [ADD]: offline, 'GET /api/fluid-summary/*': offline })
    fireEvent.click(await chip(8))
    expect(await screen.findByRole('button', { name: /^Edit 8 oz of water/ })).toBeTruthy()
    expect(screen.getByText(logMessages.waiting)).toBeTruthy()
  })

  it('changes and deletes a drink before it was ever sent', async () => {
    const server = fluidServer()
    const { host, sentTo } = renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    server.failNext('lost')
    fireEvent.click(await chip(4))
    await waitFor(() => expect(sentTo(ADD)).toHaveLength(1))
    fireEvent.click(await chip(8))
    await totalIs('12 of 64 oz')
    fireEvent.click(screen.getByRole('button', { name: /^Edit 8 oz of water/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.editAmount), { target: { value: '10' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await totalIs('14 of 64 oz')
    fireEvent.click(screen.getByRole('button', { name: /^Delete 4 oz of water/ }))
    await totalIs('10 of 64 oz')
    host.outbox.wake()
    await waitFor(() => expect(server.entries.map(({ amount_oz }) => amount_oz)).toEqual([10]))
    expect(sentTo('PATCH /api/fluid-entry/*')).toHaveLength(0)
  })

  it('keeps a refused drink with its sentence, to be edited or removed', async () => {
    const server = fluidServer()
    const refusal = () => problem(400, 'invalid_input', 'No.')
    server.failNext(refusal(), refusal())
    renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    fireEvent.click(await chip(4))
    await screen.findByText('Error adding fluid entry. Please try again.')
    expect(screen.getByText('Not saved. No.')).toBeTruthy()
    await totalIs('0 of 64 oz')
    fireEvent.click(await chip(12))
    await waitFor(() => expect(screen.getAllByText('Not saved. No.')).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Remove 4 oz of water' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Edit 12 oz of water/ }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.entries).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(messages.addFailed)).toBeNull())
    await totalIs('12 of 64 oz')
  })

  it("uses the server's time when the clock of the device is refused", async () => {
    const server = fluidServer()
    server.failNext(
      problem(400, 'invalid_input', 'No.', { errors: [{ field: 'recorded_at', message: 'Too far ahead.' }] }),
    )
    const { sentTo } = renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await chip(8))
    await waitFor(() => expect(server.entries).toHaveLength(1))
    expect(await sentTo(ADD)[1]?.request.json()).not.toHaveProperty('recorded_at')
  })

  it('draws only the types that were drunk and goes past 100 % in words', async () => {
    const server = fluidServer()
    server.has({ amount_oz: 32 })
    server.has({ amount_oz: 32 })
    server.has({ amount_oz: 16, fluid_type: 'tea' })
    renderPart(<FluidsTab />, server.answers)
    const types = await screen.findByRole('list', { name: messages.byType })
    expect(
      within(types)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Water64 oz', 'Tea16 oz'])
    const bar = screen.getByRole('progressbar', { name: messages.title })
    expect(bar.getAttribute('aria-valuenow')).toBe('100')
    expect(bar.getAttribute('aria-valuetext')).toContain('125%')
    await totalIs('80 of 64 oz')
  })

  it('says a day of one kind once', async () => {
    const server = fluidServer()
    server.has({ amount_oz: 12 })
    renderPart(<FluidsTab />, server.answers)
    await totalIs('12 of 64 oz')
    expect(screen.queryByRole('list', { name: messages.byType })).toBeNull()
  })

  it('deletes when the time for Undo is over, and not before', async () => {
    const server = fluidServer()
    server.has({})
    const { sentTo, host } = renderPart(<FluidsTab />, server.answers)
    const remove = await screen.findByRole('button', { name: /^Delete 8 oz of water/ })
    jest.useFakeTimers()
    fireEvent.click(remove)
    await act(() => jest.advanceTimersByTimeAsync(14_900))
    expect(screen.queryByRole('button', { name: /^Delete 8 oz of water/ })).toBeNull()
    expect(host.calls.notify[0]).toMatchObject({ text: 'Deleted 8 oz of water.', action: { label: 'Undo' } })
    expect(sentTo(DELETE)).toHaveLength(0)
    await act(() => jest.advanceTimersByTimeAsync(300))
    jest.useRealTimers()
    await waitFor(() => expect(server.entries).toHaveLength(0))
    expect(new URL(sentTo(DELETE)[0]?.request.url ?? '').searchParams.get('user_id')).toBe(
      host.session.userId,
    )
  })

  it('brings a drink back on Undo without a word to the server', async () => {
    const server = fluidServer()
    server.has({})
    const { sentTo, host } = renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Delete 8 oz of water/ }))
    await totalIs('0 of 64 oz')
    act(() => host.calls.notify[0]?.action?.onAction())
    await totalIs('8 of 64 oz')
    act(leavePage)
    expect(sentTo(DELETE)).toHaveLength(0)
  })

  it('logs it anew on an Undo after the deletion was sent', async () => {
    const server = fluidServer()
    server.has({ amount_oz: 9, fluid_type: 'juice' })
    const before = server.entries[0]?.entry_id
    const { host } = renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Delete 9 oz of juice/ }))
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    act(leavePage)
    await waitFor(() => expect(server.entries).toHaveLength(0))
    act(() => host.calls.notify[0]?.action?.onAction())
    await waitFor(() => expect(server.entries[0]).toMatchObject({ amount_oz: 9, fluid_type: 'juice' }))
    expect(server.entries[0]?.entry_id).not.toBe(before)
  })

  it('shows the drink again when the deletion is refused', async () => {
    const server = fluidServer()
    server.has({})
    const refusal = () => problem(409, 'conflict', 'It has to stay.')
    renderPart(<FluidsTab />, { ...server.answers, [DELETE]: refusal })
    fireEvent.click(await screen.findByRole('button', { name: /^Delete 8 oz of water/ }))
    await totalIs('0 of 64 oz')
    act(leavePage)
    await screen.findByText('Not saved. It has to stay.')
    fireEvent.click(screen.getByRole('button', { name: 'Remove 8 oz of water' }))
    await totalIs('8 of 64 oz')
  })

  it('takes a one-tap drink back on Undo', async () => {
    const server = fluidServer()
    const { host } = renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await chip(16))
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    act(() => host.calls.notify[0]?.action?.onAction())
    await waitFor(() => expect(server.entries).toHaveLength(0))
    await totalIs('0 of 64 oz')
  })

  it('corrects a drink', async () => {
    const server = fluidServer()
    server.has({})
    renderPart(<FluidsTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Edit 8 oz of water/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.editAmount), { target: { value: '33' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Please enter an amount from 1 to 32 oz.')).toBeTruthy()
    fireEvent.change(form.getByLabelText(messages.editAmount), { target: { value: '10' } })
    fireEvent.click(form.getByRole('radio', { name: 'Coffee' }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.entries[0]).toMatchObject({ fluid_type: 'coffee', amount_oz: 10 })
    await totalIs('10 of 64 oz')
  })

  it('shows and takes milliliters, stores ounces, and goes back without drift', async () => {
    const server = fluidServer()
    server.has({})
    renderPart(<FluidsTab />, server.answers)
    await totalIs('8 of 64 oz')
    typeAmount('7.3')
    fireEvent.click(screen.getByRole('radio', { name: 'ml' }))
    await totalIs('237 of 1893 ml')
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '216')
    fireEvent.click(screen.getByRole('radio', { name: 'oz' }))
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '7.3')
    fireEvent.click(screen.getByRole('radio', { name: 'ml' }))
    typeAmount('947')
    pressAdd()
    expect(screen.getByText('Please enter an amount from 30 to 946 ml.')).toBeTruthy()
    typeAmount('250')
    pressAdd()
    await waitFor(() => expect(server.entries[0]?.amount_oz).toBe(8.5))
    fireEvent.click(screen.getByRole('radio', { name: 'oz' }))
  })

  it('asks gently about a big drink in the first weeks, after logging it', async () => {
    const server = fluidServer({ surgeryDate: addDays(localDay(new Date(), deviceTimeZone()), -10) })
    renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    fireEvent.click(await chip(8))
    await totalIs('8 of 64 oz')
    expect(screen.queryByText(messages.howLong)).toBeNull()
    typeAmount('12')
    pressAdd()
    await screen.findByText(messages.howLong)
    await waitFor(() => expect(server.entries).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: messages.howLongOk }))
    expect(screen.queryByText(messages.howLong)).toBeNull()
  })

  it('logs a drink of yesterday evening on its day, and says so', async () => {
    const server = fluidServer()
    const { host } = renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    const yesterday = addDays(server.today, -1)
    typeAmount('12')
    fireEvent.click(screen.getByRole('button', { name: logMessages.changeWhen }))
    fireEvent.change(screen.getByLabelText(logMessages.when), { target: { value: `${yesterday}T20:30` } })
    pressAdd()
    await waitFor(() => expect(host.calls.notify[0]?.text).toBe('Added 12 oz of water (yesterday).'))
    expect(server.entries[0]).toMatchObject({
      date: yesterday,
      recorded_at: new Date(`${yesterday}T20:30`).toISOString(),
    })
    await totalIs('0 of 64 oz')
    expect(screen.getByRole('button', { name: logMessages.changeWhen })).toBeTruthy()
  })

  it('refuses a time that is still to come and keeps what was typed', async () => {
    const server = fluidServer()
    renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    typeAmount('12')
    fireEvent.click(screen.getByRole('button', { name: logMessages.changeWhen }))
    const tomorrow = addDays(server.today, 1)
    fireEvent.change(screen.getByLabelText(logMessages.when), { target: { value: `${tomorrow}T08:00` } })
    pressAdd()
    expect(screen.getByText(logMessages.whenFaults.ahead)).toBeTruthy()
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '12')
    expect(server.entries).toHaveLength(0)
  })

  it('moves a drink to another day', async () => {
    const server = fluidServer()
    server.has({ amount_oz: 16, recorded_at: new Date().toISOString() })
    renderPart(<FluidsTab />, server.answers)
    await totalIs('16 of 64 oz')
    fireEvent.click(screen.getByRole('button', { name: /^Edit 16 oz of water/ }))
    const yesterday = addDays(server.today, -1)
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(logMessages.when), {
      target: { value: `${yesterday}T09:00` },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await totalIs('0 of 64 oz')
    expect(server.entries[0]).toMatchObject({ date: yesterday, amount_oz: 16 })
  })

  it('reads earlier days only when asked, with their totals', async () => {
    const server = fluidServer()
    const yesterday = addDays(server.today, -1)
    server.has({})
    server.has({ date: yesterday, amount_oz: 12 })
    server.has({ date: yesterday, amount_oz: 4, fluid_type: 'tea' })
    const { sentTo } = renderPart(<FluidsTab />, server.answers)
    await totalIs('8 of 64 oz')
    expect(sentTo('GET /api/fluid-history/*')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: messages.more }))
    const card = await screen.findByRole('region', { name: messages.earlier })
    await waitFor(() => expect(card.textContent).toContain('Yesterday16 oz'))
  })

  it('says that the day did not load and reads it again', async () => {
    const server = fluidServer()
    let isDown = true
    renderPart(<FluidsTab />, {
      ...server.answers,
      'GET /api/fluid-summary/*': (request) =>
        isDown
          ? new Error('offline')
          : (server.answers['GET /api/fluid-summary/*']?.(request) ?? new Error('none')),
    })
    await screen.findByText(messages.partly)
    expect(screen.queryByText(messages.noEntries)).toBeNull()
    expect(screen.queryByText(messages.none)).toBeNull()
    isDown = false
    const today = within(screen.getByRole('region', { name: messages.today }))
    fireEvent.click(today.getByRole('button', { name: messages.retry }))
    await waitFor(() => expect(screen.queryByText(messages.partly)).toBeNull())
    await totalIs('0 of 64 oz')
    expect(screen.getByText(messages.noEntries)).toBeTruthy()
  })

  it('calls no day dry of which it knows only what waits here', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:30'), advanceTimers: true })
    const server = fluidServer({ surgeryDate: '2026-11-10' })
    const day = { ...server.answers }
    delete day['GET /api/fluid-summary/*']
    renderPart(<FluidsTab />, { ...day, [ADD]: () => new Error('offline') })
    await screen.findByText(messages.partly)
    fireEvent.click(await chip(8))
    await totalIs('8 of 64 oz')
    expect(screen.queryByText(CONCERN_WORDS.dry_day.title)).toBeNull()
  })

  it('steps an amount by an ounce, and milliliters by ten', async () => {
    const server = fluidServer()
    renderPart(<FluidsTab />, server.answers)
    await totalIs('0 of 64 oz')
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    typeAmount('7.5')
    press('1 oz more')
    press('1 oz more')
    press('1 oz less')
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '8.5')
    pressAdd()
    await waitFor(() => expect(server.entries[0]?.amount_oz).toBe(8.5))
    fireEvent.click(screen.getByRole('radio', { name: 'ml' }))
    typeAmount('100')
    press('10 ml less')
    expect(screen.getByLabelText(messages.amount)).toHaveProperty('value', '90')
    fireEvent.click(screen.getByRole('radio', { name: 'oz' }))
  })
})
