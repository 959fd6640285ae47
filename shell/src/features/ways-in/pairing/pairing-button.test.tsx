import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { json, problem, renderFeature, type Answers } from '../../testing/render-feature'
import { messages } from './messages/generated/pairing.en'
import { PairingButton } from './pairing-button'

const NOW = '2026-11-20T08:30:00.000Z'
const CLOSES = '2026-11-20T08:40:00.000Z'
const device = (device_id: string, is_current: boolean) => ({
  device_id,
  is_current,
  name: is_current ? 'Chrome on Windows' : 'Safari on iPhone',
  signed_in: true,
  first_seen_at: NOW,
  last_seen_at: NOW,
})
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)
  await settle()
}

async function draw(answers: Answers = {}) {
  jest.useFakeTimers({ now: new Date(NOW) })
  const server = { open: true, devices: [device('here', true)] }
  const drawn = renderFeature(<PairingButton />, {
    session: { userId: 'u' },
    answers: {
      'GET /api/devices': () => json({ devices: server.devices }),
      'POST /api/pairing-window': () => json({ expires_at: CLOSES, recovery_code: '048151' }, 201),
      'GET /api/pairing-window': () => json({ open: server.open, expires_at: server.open ? CLOSES : null }),
      'DELETE /api/pairing-window': () => json({ open: false, expires_at: null }),
      ...answers,
    },
  })
  await press(messages.open)
  await settle()
  return { ...drawn, server }
}
const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent

describe(PairingButton.name, () => {
  afterEach(() => void jest.useRealTimers())

  it('opens the window once: code, steps, QR code and the time that is left', async () => {
    const { sent } = await draw()
    expect(screen.getByRole('group', { name: messages.code }).textContent).toBe('048151')
    expect(screen.getByText(messages.steps[0] ?? '')).toBeTruthy()
    expect(screen.getByRole('img', { name: messages.qrLabel })).toBeTruthy()
    await settle(1000)
    expect(screen.getByText(messages.timeLeft({ time: '9:59' }))).toBeTruthy()
    expect(sent.filter(({ call }) => call === 'POST /api/pairing-window')).toHaveLength(1)
  })

  it('says when the other device is in', async () => {
    const { server } = await draw()
    Object.assign(server, { open: false, devices: [...server.devices, device('new', false)] })
    await settle(3100)
    expect(title()).toBe('Your other device is in')
    expect(screen.getByText(messages.inText({ name: 'Safari on iPhone' }))).toBeTruthy()
    await press(messages.done)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes the window on the server with itself', async () => {
    const { sent } = await draw()
    await press(messages.close)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ call }) => call)).toContain('DELETE /api/pairing-window')
  })

  it('says why it was stopped, and begins again', async () => {
    const { server, sent } = await draw()
    server.open = false
    await settle(3100)
    expect(title()).toBe(messages.stoppedTitle)
    server.open = true
    await press(messages.again)
    await settle()
    expect(sent.filter(({ call }) => call === 'POST /api/pairing-window')).toHaveLength(2)
  })

  it('ends by itself after its time', async () => {
    await draw()
    await settle(601_000)
    expect(title()).toBe(messages.overTitle)
  })

  it('passes on that it was opened too often today', async () => {
    const often = '"Use on another device" was opened many times today.'
    await draw({ 'POST /api/pairing-window': () => problem(429, 'too_many_requests', often) })
    expect(title()).toBe(messages.failedTitle)
    expect(screen.getByText(often)).toBeTruthy()
  })
})
