import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { json, problem } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../testing/render-part'
import { messages } from './messages/generated/reminders.en'
import { RemindersCard } from './reminders-card'

const PERSON = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
const READ = `GET /api/reminders/${PERSON}`
const SAVE = `PUT /api/reminders/${PERSON}`
const OFF = {
  vitamins: { on: false, morning: '08:30', afternoon: '13:00', evening: '19:00' },
  fluids: { on: false, every_hours: 2, from: '09:00', to: '19:00' },
  weigh_in: { on: false, weekday: 'monday', time: '08:00' },
  mood: { on: false, time: '20:00' },
  quiet_hours: { from: '21:00', to: '08:00' },
  show_details: false,
}
const STATE = { time_zone: 'UTC', next_at: null, last_sent_at: null, snoozed_until: null, devices: 0 }
const NEXT = new Date(Date.now() + 3_600_000).toISOString()

/** A browser with everything that notifications need. */
const givePush = (permission: NotificationPermission, asked: NotificationPermission = permission) => {
  let current: object | null = null
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      current = null
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async () => (current = made),
    },
  }
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = asked),
  }
  Object.assign(globalThis, { PushManager: {}, Notification: notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  })
}

const takePush = () => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

// The browser of these tests has no digest of its own.
const digest = async () => new Uint8Array(32).fill(0xab).buffer
beforeAll(() => void Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest } }))
beforeEach(takePush)
afterEach(() => {
  cleanup()
  takePush()
})

const show = (answers: Parameters<typeof renderPart>[1] = {}, state: object = {}) =>
  renderPart(<RemindersCard userId={PERSON} hue="fluids" />, {
    [READ]: () => json({ ...OFF, ...STATE, ...state }),
    'GET /api/push-key': () => json({ public_key: 'BIPU' }),
    ...answers,
  })
const open = async () => fireEvent.click(await screen.findByRole('button', { name: messages.setUp }))
const toggle = async (name: string) => fireEvent.click(await screen.findByRole('switch', { name }))

describe(RemindersCard.name, () => {
  it('is off, with every switch off, until the person turns one on', async () => {
    show()
    expect(await screen.findByText(messages.off)).toBeTruthy()
    await open()
    const switches = await screen.findAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([false, false, false, false, false])
  })

  it('does not say that they are off while it does not know', async () => {
    let isDown = true
    show({ [READ]: () => (isDown ? new Error('offline') : json({ ...OFF, ...STATE })) })
    expect(screen.getByText(messages.loading)).toBeTruthy()
    expect(screen.queryByText(messages.off)).toBeNull()
    await screen.findByText(messages.notRead)
    expect(screen.queryByText(messages.off)).toBeNull()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: messages.retry }))
    await screen.findByText(messages.off)
  })

  it('does not name a time that is over as the next one', async () => {
    show({}, { mood: { on: true, time: '20:00' }, next_at: new Date(Date.now() - 3_600_000).toISOString() })
    await screen.findByText(messages.isOn)
    expect(screen.queryByText(/^Next/)).toBeNull()
  })

  it('saves all settings at once and says when the next one comes', async () => {
    const mood = { on: true, time: '20:30' }
    const { sentTo, host } = show({ [SAVE]: () => json({ ...OFF, ...STATE, mood, next_at: NEXT }) })
    await open()
    await toggle(messages.mood)
    fireEvent.change(screen.getByLabelText(messages.time), { target: { value: '20:30' } })
    fireEvent.click(screen.getByRole('button', { name: messages.save }))
    await screen.findByRole('button', { name: messages.change })
    expect(await sentTo(SAVE)[0]?.request.json()).toEqual({ ...OFF, mood })
    expect(host.calls.notify).toMatchObject([{ text: messages.saved }])
    expect(screen.getByText(/^Next: /)).toBeTruthy()
  })

  it('names a time that would never come, and does not save it', async () => {
    show()
    await open()
    await toggle(messages.mood)
    fireEvent.change(screen.getByLabelText(messages.time), { target: { value: '22:00' } })
    expect(screen.getByText('This time is in your quiet hours, so nothing would come.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.save }).disabled).toBe(true)
  })

  it('keeps what was set when it cannot be saved', async () => {
    show({ [SAVE]: () => problem(503, 'unavailable', 'Busy.') })
    await open()
    await toggle(messages.fluids)
    fireEvent.click(screen.getByRole('button', { name: messages.save }))
    expect(await screen.findByText(messages.notSaved)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('switch', { name: messages.fluids }).checked).toBe(true)
  })

  it.each([
    ['cannot show notifications', () => undefined, messages.reasons.unsupported],
    ['was told no', () => givePush('denied'), messages.reasons.blocked],
  ])('offers the calendar first in a browser that %s', async (_what, prepare, reason) => {
    prepare()
    show()
    await open()
    expect(await screen.findByText(reason)).toBeTruthy()
    const link = screen.getByRole('link', { name: messages.calendar })
    expect(link.getAttribute('href')).toBe(`/api/reminders/${PERSON}/calendar.ics?lang=en`)
    expect(screen.queryByRole('button', { name: messages.turnOn })).toBeNull()
  })

  it('asks for the permission, gives the address to the server, sends a test, and takes it all back', async () => {
    givePush('default', 'granted')
    const id = 'abababab-abab-8bab-abab-abababababab'
    const remove = `DELETE /api/push-subscriptions/${id}`
    const { sentTo, host } = show({
      'POST /api/push-subscriptions': () => json({ subscription_id: id }, 201),
      [`POST /api/reminders/${PERSON}/test`]: () => json({ sent: true }),
      [remove]: () => json({ deleted: true }),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: messages.turnOn }))
    fireEvent.click(await screen.findByRole('button', { name: messages.test }))
    await waitFor(() => expect(host.calls.notify).toMatchObject([{ text: messages.testSent }]))
    expect(await sentTo('POST /api/push-subscriptions')[0]?.request.json()).toEqual({
      user_id: PERSON,
      endpoint: ENDPOINT,
      p256dh: 'key',
      auth: 'secret',
      language: 'en',
    })
    fireEvent.click(screen.getByRole('button', { name: messages.turnOff }))
    expect(await screen.findByRole('button', { name: messages.turnOn })).toBeTruthy()
    expect(sentTo(remove)).toHaveLength(1)
  })

  it('says so when the person refuses', async () => {
    givePush('default', 'denied')
    const { sentTo } = show()
    await open()
    fireEvent.click(await screen.findByRole('button', { name: messages.turnOn }))
    expect(await screen.findByText(messages.reasons.blocked)).toBeTruthy()
    expect(sentTo('POST /api/push-subscriptions')).toEqual([])
  })

  it('puts the last reminder off', async () => {
    const { sentTo } = show(
      { [`POST /api/reminders/${PERSON}/snooze`]: () => json({ snoozed_until: NEXT }) },
      { mood: { on: true, time: '20:00' }, last_sent_at: new Date(Date.now() - 60_000).toISOString() },
    )
    fireEvent.click(await screen.findByRole('button', { name: messages.snooze['1_hour'] }))
    await waitFor(() => expect(sentTo(`POST /api/reminders/${PERSON}/snooze`)).toHaveLength(1))
    const [sent] = sentTo(`POST /api/reminders/${PERSON}/snooze`)
    expect(await sent?.request.json()).toEqual({ snooze: '1_hour' })
  })
})
