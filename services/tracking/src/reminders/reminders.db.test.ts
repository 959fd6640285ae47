import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clockTime, DEFAULT_REMINDERS, MAX_PUSH_DEVICES, REMINDER_LATE_MINUTES, wallTime } from '@gb/domain'
import { Bells, statement, TrackingDataPort } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { DueReminderRepository } from './due-reminder.repository.js'
import { PushServices } from './push/push-services.js'
import { subscriptionIdOf } from './push/push.service.js'
import { ReminderRounds } from './reminder-rounds.js'
import { ReminderSendingService } from './reminder-sending.service.js'
import { RemindersController } from './reminders.controller.js'
import { isSignedBy, newDevice, startPushDouble } from './testing/push-double.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let service: Awaited<ReturnType<typeof startPushDouble>>
let tracking: Awaited<ReturnType<typeof startTracking>>
let sending: ReminderSendingService

beforeAll(async () => {
  service = await startPushDouble()
  tracking = await startTracking((builder) =>
    builder
      .overrideProvider(PushServices)
      .useValue(service.services)
      // Rounds are begun by the tests alone.
      .overrideProvider(ReminderRounds)
      .useValue({}),
  )
  sending = tracking.app.get(ReminderSendingService, { strict: false })
})
afterAll(async () => {
  await tracking.close()
  await service.close()
})

let person: string
beforeEach(() => {
  person = randomUUID()
})
afterEach(async () => {
  tracking.profile.healthData = 'given'
  tracking.profile.leaving = false
  tracking.profile.facts = {}
  await tracking.sql.query(statement('no_reminders', 'DELETE FROM tracking.reminder_settings'))
})

const SETTINGS = {
  vitamins: { on: false, morning: '08:30', afternoon: '13:00', evening: '19:00' },
  fluids: { on: false, every_hours: 2, from: '09:00', to: '19:00' },
  weigh_in: { on: false, weekday: 'monday', time: '08:00' },
  mood: { on: false, time: '20:00' },
  quiet_hours: { from: '00:00', to: '00:00' },
  show_details: false,
}

const put = (settings: object, zone = 'UTC') =>
  tracking.call('PUT', `/api/reminders/${person}`, { as: person, zone, body: { ...SETTINGS, ...settings } })
const get = (zone = 'UTC') => tracking.call('GET', `/api/reminders/${person}`, { as: person, zone })
const snooze = (choice: string) =>
  tracking.call('POST', `/api/reminders/${person}/snooze`, { as: person, body: { snooze: choice } })

/** The minute before this one: what was due then is due now. */
const justNow = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS)
const clockOf = (at: Date) => clockTime(wallTime(at, 'UTC').minute)

const makeDue = statement(
  'make_reminder_due',
  'UPDATE tracking.reminder_settings SET scheduled_at = $2, due_at = $2 WHERE user_id = $1',
)
/** Settings whose reminder was due at an instant. */
const dueAt = async (at: Date, settings: object) => {
  expect(await put(settings)).toMatchObject({ status: 200 })
  await tracking.sql.query(makeDue, [person, at])
}
const moodDue = (at = justNow(), more: object = {}) =>
  dueAt(at, { mood: { on: true, time: clockOf(at) }, ...more })

const addDevice = async (more: object = {}) => {
  const device = newDevice(service.url)
  const body = { user_id: person, ...device.subscription, ...more }
  expect(await tracking.call('POST', '/api/push-subscriptions', { as: person, body })).toEqual({
    status: 201,
    body: { subscription_id: subscriptionIdOf(device.subscription.endpoint) },
  })
  return {
    ...device,
    id: subscriptionIdOf(device.subscription.endpoint),
    arrived: () => service.at(device.path).map(({ body: bytes }) => device.read(bytes)),
  }
}

describe(RemindersController.name, () => {
  it('has nothing on before the person says so', async () => {
    const { status, body } = await get('America/New_York')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      vitamins: DEFAULT_REMINDERS.vitamins,
      mood: { on: false },
      quiet_hours: { from: '21:00', to: '08:00' },
      show_details: false,
      time_zone: 'America/New_York',
      next_at: null,
      devices: 0,
    })
  })

  it('keeps settings whole, and plans the next one by the clock of the person', async () => {
    const mood = { on: true, time: '20:00' }
    const saved = await put({ mood, quiet_hours: { from: '22:00', to: '06:00' } }, 'Pacific/Kiritimati')
    expect(saved.status).toBe(200)
    expect(await get('Pacific/Kiritimati')).toEqual(saved)
    expect(saved.body).toMatchObject({ mood, time_zone: 'Pacific/Kiritimati' })
    expect(String(saved.body.next_at)).toMatch(/T06:00:00\.000Z$/)
  })

  it('goes with a person who is somewhere else now', async () => {
    await put({ mood: { on: true, time: '20:00' } })
    const { body } = await get('Pacific/Kiritimati')
    expect(String(body.next_at)).toMatch(/T06:00:00\.000Z$/)
  })

  it.each([
    [
      'a time in quiet hours',
      { mood: { on: true, time: '23:00' }, quiet_hours: { from: '22:00', to: '06:00' } },
      'mood.time',
    ],
    [
      'vitamins too close',
      { vitamins: { on: true, morning: '08:00', afternoon: '09:00', evening: null } },
      'vitamins.afternoon',
    ],
    ['no time of day', { mood: { on: true, time: '24:00' } }, 'mood.time'],
    ['a missing part', { fluids: null }, 'fluids'],
    ['too often', { fluids: { on: true, every_hours: 0, from: '09:00', to: '19:00' } }, 'fluids.every_hours'],
    ['an unknown field', { sleep: true }, 'sleep'],
  ])('refuses %s', async (_what, settings, field) => {
    const { status, body } = await put(settings)
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ field })])
  })

  it('needs the consent to health data', async () => {
    tracking.profile.healthData = 'withdrawn'
    expect(await put({})).toMatchObject({ status: 403, body: { error: 'consent_required' } })
  })

  it('answers a calendar of what is on, with neutral words', async () => {
    await put({
      mood: { on: true, time: '20:00' },
      weigh_in: { on: true, weekday: 'friday', time: '07:00' },
    })
    const { headers, body } = await tracking.server.inject({
      url: `/api/reminders/${person}/calendar.ics`,
      headers: { cookie: `gb_sid=${person}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="gastric-buddy-reminders.ics"')
    expect(body.match(/^SUMMARY:.*$/gm)).toEqual([
      'SUMMARY:Time for your check',
      'SUMMARY:Time for your check',
    ])
    expect(body.match(/^RRULE:.*$/gm)).toEqual(['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY;BYDAY=FR'])
  })

  it('answers the calendar in another language, and in none that we do not speak', async () => {
    await put({ mood: { on: true, time: '20:00' }, show_details: true })
    const calendar = (lang: string) =>
      tracking.server.inject({
        url: `/api/reminders/${person}/calendar.ics?lang=${lang}`,
        headers: { cookie: `gb_sid=${person}`, 'sec-fetch-site': 'same-origin' },
      })
    const { body } = await calendar('es')
    expect(body.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Es hora de anotar su estado de ánimo'])
    expect((await calendar('fr')).statusCode).toBe(400)
  })
})

describe('the devices of a person', () => {
  const rows = statement(
    'push_rows',
    'SELECT user_id AS "userId", endpoint, device_keys AS "deviceKeys" FROM tracking.push_subscription WHERE subscription_id = $1',
  )

  it('are stored once, sealed, and go with who uses the device', async () => {
    const { subscription, id } = await addDevice()
    const post = (as: string) =>
      tracking.call('POST', '/api/push-subscriptions', { as, body: { user_id: as, ...subscription } })
    await post(person)
    expect((await get()).body.devices).toBe(1)
    const [row] = await tracking.sql.query<{ endpoint: Buffer; deviceKeys: Buffer }>(rows, [id])
    expect(row?.endpoint.includes(subscription.endpoint)).toBe(false)
    expect(row?.deviceKeys.includes(subscription.auth)).toBe(false)
    const other = randomUUID()
    await post(other)
    expect((await get()).body.devices).toBe(0)
    expect(await tracking.sql.query(rows, [id])).toMatchObject([{ userId: other }])
  })

  it('are bounded: the oldest goes', async () => {
    const first = await addDevice()
    for (let n = 0; n < MAX_PUSH_DEVICES; n++) await addDevice()
    expect((await get()).body.devices).toBe(MAX_PUSH_DEVICES)
    expect(await tracking.sql.query(rows, [first.id])).toEqual([])
  })

  it('can be taken back, by their person alone', async () => {
    const { id } = await addDevice()
    const remove = (as: string) =>
      tracking.call('DELETE', `/api/push-subscriptions/${id}?user_id=${as}`, { as })
    expect(await remove(randomUUID())).toMatchObject({ status: 404 })
    expect(await remove(person)).toEqual({ status: 200, body: { deleted: true } })
    expect(await remove(person)).toMatchObject({ status: 404 })
  })

  it.each(['http://localhost:5432/', 'https://169.254.169.254/latest', 'not an address'])(
    'cannot be at %s',
    async (endpoint) => {
      const { subscription } = newDevice(service.url)
      const body = { user_id: person, ...subscription, endpoint }
      const answer = await tracking.call('POST', '/api/push-subscriptions', { as: person, body })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'endpoint' }] } })
    },
  )

  it('speak what they were last said to speak', async () => {
    const test = () => tracking.call('POST', `/api/reminders/${person}/test`, { as: person })
    const device = await addDevice()
    const say = (more: object) =>
      tracking.call('POST', '/api/push-subscriptions', {
        as: person,
        body: { user_id: person, ...device.subscription, ...more },
      })
    for (const more of [{ language: 'es' }, {}, { language: 'en' }]) {
      expect((await say(more)).status).toBe(201)
      await test()
    }
    expect(device.arrived().map(({ language }) => language)).toEqual(['es', 'es', 'en'])
    expect(await say({ language: 'fr' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'language' }] },
    })
  })

  it('show a test', async () => {
    const test = () => tracking.call('POST', `/api/reminders/${person}/test`, { as: person })
    expect(await test()).toMatchObject({ status: 404 })
    const device = await addDevice()
    expect(await test()).toEqual({ status: 200, body: { sent: true } })
    expect(device.arrived()).toMatchObject([{ tag: 'reminder-test', can_snooze: false }])
  })
})

describe(ReminderRounds.name, () => {
  it('sends a reminder at its instant, and hears of every change of one', async () => {
    const bells = tracking.app.get(Bells)
    let heard = 0
    bells.on('reminder_instant', () => (heard += 1))
    const device = await addDevice()
    await moodDue(new Date(Date.now() + 1500))
    expect(heard).toBe(1)
    const rounds = new ReminderRounds(sending, bells)
    rounds.onApplicationBootstrap()
    // Within the time of a test, and so not by the look of the next minute.
    while (device.arrived().length === 0) await new Promise((done) => setTimeout(done, 20))
    await rounds.onModuleDestroy()
    expect((await snooze('10_minutes')).status).toBe(200)
    expect(heard).toBe(2)
    await get('Asia/Tokyo')
    expect(heard).toBe(3)
  })

  it('comes back when the claim of a process that died is over', async () => {
    await addDevice()
    await moodDue()
    await tracking.app.get(DueReminderRepository, { strict: false }).claim(20)
    expect(await sending.sendAndLookAhead(10)).toBeGreaterThan(10)
  })
})

describe(ReminderSendingService.name, () => {
  it('sends what is due once, from whichever of two processes, signed, with neutral words', async () => {
    const device = await addDevice()
    const at = justNow()
    await moodDue(at)
    await Promise.all([sending.sendDue(), sending.sendDue()])
    await sending.sendDue()
    expect(device.arrived()).toEqual([
      {
        title: 'Gastric Buddy',
        body: 'Time for your check',
        language: 'en',
        tag: `reminder-${at.getTime()}`,
        user_id: person,
        can_snooze: true,
        snooze: { '10_minutes': 'In 10 minutes', '1_hour': 'In 1 hour' },
        open: 'mood',
      },
    ])
    const headers = service.at(device.path)[0]?.headers
    const { body: key } = await tracking.call('GET', '/api/push-key')
    expect(isSignedBy(String(key.public_key), headers?.authorization)).toBe(true)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800' })
    const { body } = await get()
    expect(body.next_at).toBe(new Date(at.getTime() + 24 * HOUR_MS).toISOString())
    expect(body.last_sent_at).not.toBeNull()
  })

  it('puts what is close together into one, and says what it is to those who want it', async () => {
    const device = await addDevice()
    const at = justNow()
    const day = { from: clockOf(at), to: clockOf(at), every_hours: 1, on: true }
    await moodDue(at, { fluids: day, show_details: true })
    await sending.sendDue()
    expect(device.arrived()).toMatchObject([{ body: 'Time for a drink and a note on your mood' }])
  })

  it('writes to each device in its own language', async () => {
    const [english, spanish] = [await addDevice(), await addDevice({ language: 'es' })]
    await moodDue(justNow(), { show_details: true })
    await sending.sendDue()
    expect(english.arrived()).toMatchObject([{ body: 'Time for a note on your mood', language: 'en' }])
    expect(spanish.arrived()).toMatchObject([
      { body: 'Es hora de anotar su estado de ánimo', language: 'es', snooze: { '1_hour': 'En 1 hora' } },
    ])
  })

  it('drops what was logged already', async () => {
    const device = await addDevice()
    await moodDue()
    await tracking.call('POST', '/api/mood-entry', {
      as: person,
      body: { user_id: person, mood_rating: 5, energy_level: 5, mood_description: 'neutral' },
    })
    await sending.sendDue()
    expect(device.arrived()).toEqual([])
    expect(Date.parse(String((await get()).body.next_at))).toBeGreaterThan(Date.now())
  })

  it('goes along on a flight: nothing comes by the clock that was left, the next one by the new one', async () => {
    const device = await addDevice()
    const at = justNow()
    await moodDue(at)
    // 14 hours ahead: that time of day was there 14 hours ago, and comes again in 10.
    tracking.profile.facts = { timeZone: 'Pacific/Kiritimati' }
    await sending.sendDue()
    await expireClaim()
    await sending.sendDue()
    expect(device.arrived()).toEqual([])
    expect(await tracking.sql.query(planned, [person])).toEqual([
      { timeZone: 'Pacific/Kiritimati', dueAt: new Date(at.getTime() + 10 * HOUR_MS) },
    ])
  })

  it('still sends after a flight what was put off', async () => {
    const device = await addDevice()
    await moodDue()
    await sending.sendDue()
    await snooze('10_minutes')
    tracking.profile.facts = { timeZone: 'Pacific/Kiritimati' }
    await tracking.sql.query(wake, [person, justNow()])
    await sending.sendDue()
    await expireClaim()
    await sending.sendDue()
    expect(device.arrived()).toHaveLength(2)
  })

  it('sends nothing late into the quiet hours', async () => {
    const device = await addDevice()
    const at = justNow()
    const quiet = (minutes: number) => clockOf(new Date(at.getTime() + minutes * MINUTE_MS))
    await moodDue(at, { quiet_hours: { from: quiet(1), to: quiet(120) } })
    await sending.sendDue()
    expect(device.arrived()).toEqual([])
    expect((await get()).body).toMatchObject({
      last_sent_at: null,
      next_at: new Date(at.getTime() + 24 * HOUR_MS).toISOString(),
    })
  })

  it('sends nothing to who took the consent back or waits to be erased', async () => {
    const device = await addDevice()
    await moodDue()
    tracking.profile.healthData = 'withdrawn'
    await sending.sendDue()
    tracking.profile.healthData = 'given'
    await moodDue()
    tracking.profile.leaving = true
    await sending.sendDue()
    expect(device.arrived()).toEqual([])
  })

  it('goes on after a process that died while it was sending', async () => {
    const device = await addDevice()
    await moodDue()
    await tracking.app.get(DueReminderRepository, { strict: false }).claim(1)
    await sending.sendDue()
    expect(device.arrived()).toEqual([])
    await expireClaim()
    await sending.sendDue()
    expect(device.arrived()).toHaveLength(1)
  })

  it('tries again when the push service fails, and forgets a device that it does not know', async () => {
    const device = await addDevice()
    service.answer(device.path, 500)
    await moodDue()
    await sending.sendDue()
    service.answer(device.path, 410)
    await expireClaim()
    await sending.sendDue()
    expect(service.at(device.path)).toHaveLength(2)
    expect((await get()).body).toMatchObject({ devices: 0, last_sent_at: null })
  })

  it('follows no redirect', async () => {
    const device = await addDevice()
    const target = newDevice(service.url)
    service.answer(device.path, 307, `${service.url}${target.path}`)
    await moodDue()
    await sending.sendDue()
    expect(service.at(target.path)).toEqual([])
  })

  it.each([
    ['the last one, if it is not too late by now', 1, 1],
    ['none, if the last one is too late as well', REMINDER_LATE_MINUTES + 10, 0],
  ])('leaves out what is late: after an outage comes %s', async (_which, minutesAgo, count) => {
    const device = await addDevice()
    const last = new Date(justNow().getTime() - (minutesAgo - 1) * MINUTE_MS)
    const start = new Date(last.getTime() - 8 * HOUR_MS)
    // Every hour at the minute of the last one, around the clock.
    const spread = { on: true, every_hours: 1, from: `00:${clockOf(last).slice(3)}`, to: '23:59' }
    await dueAt(start, { fluids: spread })
    // The first round leaves out the hours before, the second sends what is left.
    await sending.sendDue()
    await sending.sendDue()
    expect(device.arrived()).toHaveLength(count)
    expect((await get()).body.next_at).toBe(new Date(last.getTime() + HOUR_MS).toISOString())
  })

  it('keeps to the clock of another zone that the person goes to while one is being sent', async () => {
    await moodDue()
    const due = tracking.app.get(DueReminderRepository, { strict: false })
    const [claimed] = await due.claim(1)
    if (!claimed) throw new Error('nothing was due')
    const { next_at: there } = (await get('Pacific/Kiritimati')).body
    const inOldZone = new Date(Date.now() + 24 * HOUR_MS)
    await due.settle(claimed, { scheduledAt: inOldZone, snoozeIsOver: false, sentItems: ['mood'] })
    const { body } = await get('Pacific/Kiritimati')
    expect(body.next_at).toBe(there)
    expect(body.last_sent_at).not.toBeNull()
    expect(await tracking.sql.one(dueOf, [person])).toEqual({
      dueAt: new Date(String(there)),
      claimedUntil: null,
    })
  })

  it('sends again what was put off, and only what was sent can be', async () => {
    const device = await addDevice()
    expect(await snooze('10_minutes')).toMatchObject({ status: 404 })
    await moodDue()
    await sending.sendDue()
    const { status, body } = await snooze('10_minutes')
    expect(status).toBe(200)
    expect((await get()).body.snoozed_until).toBe(body.snoozed_until)
    await sending.sendDue()
    expect(device.arrived()).toHaveLength(1)
    await tracking.sql.query(wake, [person, justNow()])
    await sending.sendDue()
    expect(device.arrived()).toHaveLength(2)
    expect((await get()).body).toMatchObject({ snoozed_until: null })
    expect(Date.parse(String((await get()).body.next_at))).toBeGreaterThan(Date.now())
  })

  it('keeps nothing of a person who was erased', async () => {
    await addDevice()
    await moodDue()
    await tracking.app.get(TrackingDataPort, { strict: false }).erase(person)
    expect((await get()).body).toMatchObject({ mood: { on: false }, devices: 0 })
  })

  const dueOf = statement(
    'due_of_reminders',
    `SELECT due_at AS "dueAt", claimed_until AS "claimedUntil" FROM tracking.reminder_settings WHERE user_id = $1`,
  )
  const planned = statement(
    'planned_reminder',
    'SELECT time_zone AS "timeZone", due_at AS "dueAt" FROM tracking.reminder_settings WHERE user_id = $1',
  )
  const wake = statement(
    'wake_snoozed',
    'UPDATE tracking.reminder_settings SET snoozed_until = $2, due_at = $2 WHERE user_id = $1',
  )
  const expire = statement(
    'expire_claim',
    `UPDATE tracking.reminder_settings SET claimed_until = now() - interval '1 second' WHERE user_id = $1`,
  )
  const expireClaim = () => tracking.sql.query(expire, [person])
})
