import { entryWords } from '@gb/entries'
import { afterEach, describe, expect, it } from '@jest/globals'
import { deviceTimeZone } from '@gb/api-client'
import { addDays, localDay } from '@gb/domain'
import { problem } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../testing/words'
import { fluidServer } from '../testing/fluid-server'
import { FluidsBox } from './fluids-box'

const card = () => screen.getByRole('region', { name: messages.title })
const shows = (text: string) => waitFor(() => expect(card().textContent).toContain(text))
const tapWater = () => fireEvent.click(screen.getByRole('button', { name: 'Add 8 oz of water' }))

describe(FluidsBox.name, () => {
  afterEach(cleanup)

  it('is not there for a visitor', () => {
    const { container } = renderPart(<FluidsBox />, {}, { session: { userId: null } })
    expect(container.textContent).toBe('')
  })

  it('logs 8 oz of water in one tap, and takes it back on Undo', async () => {
    const server = fluidServer()
    server.has({ amount_oz: 16, fluid_type: 'tea' })
    const { host } = renderPart(<FluidsBox />, server.answers)
    await shows('16 of 64 oz')
    tapWater()
    await shows('24 of 64 oz')
    await waitFor(() => expect(server.entries[0]).toMatchObject({ fluid_type: 'water', amount_oz: 8 }))
    await waitFor(() => expect(host.calls.notify[0]?.text).toBe('Added 8 oz of water.'))
    act(() => host.calls.notify[0]?.action?.onAction())
    await waitFor(() => expect(server.entries).toHaveLength(1))
    await shows('16 of 64 oz')
  })

  it('logs a sip in one tap while a new sleeve takes sips', async () => {
    const today = localDay(new Date(), deviceTimeZone())
    const server = fluidServer({ goalOz: 48, surgeryDate: addDays(today, -1) })
    const { host } = renderPart(<FluidsBox />, server.answers)
    await shows('0 of 48 oz')
    fireEvent.click(await screen.findByRole('button', { name: 'Add 1 oz of water' }))
    await shows('1 of 48 oz')
    await waitFor(() => expect(server.entries[0]).toMatchObject({ fluid_type: 'water', amount_oz: 1 }))
    await waitFor(() => expect(host.calls.notify[0]?.text).toBe('Added 1 oz of water.'))
    expect(screen.queryByRole('button', { name: 'Add 8 oz of water' })).toBeNull()
  })

  it('counts a double tap once', async () => {
    const server = fluidServer()
    const { sentTo } = renderPart(<FluidsBox />, server.answers)
    await shows('0 of 64 oz')
    tapWater()
    tapWater()
    await waitFor(() => expect(server.entries).toHaveLength(1))
    expect(sentTo('POST /api/fluid-entry')).toHaveLength(1)
  })

  it('counts what is not sent yet, and sends it when the network is back', async () => {
    const server = fluidServer()
    server.failNext('lost')
    const { host } = renderPart(<FluidsBox />, server.answers)
    await shows('0 of 64 oz')
    tapWater()
    await shows('8 of 64 oz')
    await shows(entryWords.waiting)
    host.outbox.wake()
    await waitFor(() => expect(card().textContent).not.toContain(entryWords.waiting))
    expect(server.entries).toHaveLength(1)
  })

  it('begins a day offline with what waits here, against the goal of the profile', async () => {
    const server = fluidServer()
    const profile = server.answers['GET /api/profile/*']
    const { host } = renderPart(<FluidsBox />, profile ? { 'GET /api/profile/*': profile } : {})
    await shows('— of 64 oz')
    await shows(messages.failedTitle)
    tapWater()
    await shows('8 of 64 oz')
    await shows(messages.partlyBrief)
    expect(screen.getByRole('button', { name: messages.retry })).toBeTruthy()
    expect(host.calls.notify.map(({ text }) => text)).toEqual(['Added 8 oz of water.'])
  })

  it('takes a glass while the day is loading, and where nothing at all could be read', async () => {
    const server = fluidServer()
    renderPart(<FluidsBox />, {})
    tapWater()
    await shows(messages.failedTitle)
    expect(screen.getByRole('button', { name: 'Add 8 oz of water' })).toBeTruthy()
    renderPart(<FluidsBox />, server.answers)
    tapWater()
    await shows('8 of 64 oz')
    await waitFor(() => expect(server.entries).toHaveLength(1))
  })

  it('says what was refused, and does not count it', async () => {
    const server = fluidServer()
    server.failNext(problem(400, 'invalid_input', 'No.'))
    renderPart(<FluidsBox />, server.answers)
    await shows('0 of 64 oz')
    tapWater()
    await screen.findByText('Error adding fluid entry. Please try again.')
    await shows('0 of 64 oz')
  })

  it('shows the day before without a button that logs', async () => {
    const { sent } = renderPart(<FluidsBox isYesterday />, fluidServer().answers)
    await shows('0 of 64 oz')
    const yesterday = addDays(localDay(new Date(), deviceTimeZone()), -1)
    expect(sent.map(({ request }) => request.url)).toContainEqual(
      expect.stringContaining(`date=${yesterday}`),
    )
    expect(screen.queryByRole('button', { name: 'Add 8 oz of water' })).toBeNull()
  })
})
