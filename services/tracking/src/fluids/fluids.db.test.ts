import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { FluidsController } from './fluids.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())

const post = (as: string, entry: object, more: { zone?: string; idempotencyKey?: string } = {}) =>
  tracking.call('POST', '/api/fluid-entry', { as, body: { user_id: as, amount_oz: 8, ...entry }, ...more })

const remove = (as: string, entryId: string, idempotencyKey?: string) =>
  tracking.call('DELETE', `/api/fluid-entry/${entryId}?user_id=${as}`, {
    as,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })

const countRows = statement(
  'count_fluids',
  'SELECT count(*)::int AS n FROM tracking.fluid_entry WHERE user_id = $1',
)
const rowsOf = async (person: string) => (await tracking.sql.one<{ n: number }>(countRows, [person])).n

/** 15 January of this year or the last: always inside the 400 days, never in daylight saving time. */
const january = (): { fifteenth: string; sixteenth: string } => {
  const now = new Date()
  const past = now >= new Date(Date.UTC(now.getUTCFullYear(), 0, 18))
  const year = now.getUTCFullYear() - (past ? 0 : 1)
  return { fifteenth: `${year}-01-15`, sixteenth: `${year}-01-16` }
}

describe(FluidsController.name, () => {
  it('stores a drink and answers it', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    const recordedAt = new Date(Date.now() - 3_600_000).toISOString()
    const { status, body } = await post(person, {
      entry_id: entryId,
      fluid_type: 'tea',
      recorded_at: recordedAt,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      entry_id: entryId,
      fluid_type: 'tea',
      amount_oz: 8,
      date: recordedAt.slice(0, 10),
      recorded_at: recordedAt,
    })
  })

  it('takes water when no type is sent, and rounds to 0.1 oz', async () => {
    const { body } = await post(randomUUID(), { amount_oz: 8.25 })
    expect(body).toMatchObject({ fluid_type: 'water', amount_oz: 8.3 })
  })

  it.each([
    ['too little', { amount_oz: 0.9 }],
    ['too much', { amount_oz: 32.1 }],
    ['text', { amount_oz: '8' }],
    ['another type', { fluid_type: 'beer' }],
    ['no UUID', { entry_id: 'one' }],
    ['tomorrow', { recorded_at: new Date(Date.now() + 86_400_000).toISOString() }],
    ['401 days ago', { recorded_at: new Date(Date.now() - 401 * 86_400_000).toISOString() }],
    ['an unknown field', { is_premium: true }],
  ])('refuses %s', async (_what, entry) => {
    const person = randomUUID()
    expect(await post(person, entry)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await rowsOf(person)).toBe(0)
  })

  it('answers 401 without a session and 403 to anybody else', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const body = { user_id: alice, amount_oz: 8 }
    expect((await tracking.call('POST', '/api/fluid-entry', { body })).status).toBe(401)
    expect((await tracking.call('POST', '/api/fluid-entry', { as: bob, body })).status).toBe(403)
    expect((await tracking.call('GET', `/api/fluid-summary/${alice}`, { as: bob })).status).toBe(403)
    expect((await tracking.call('GET', `/api/fluid-history/${alice}`, { as: bob })).status).toBe(403)
    expect((await tracking.call('DELETE', `/api/fluid-entry/${randomUUID()}`, { as: bob })).status).toBe(400)
  })

  it('needs health_data_consent to write, and none to delete', async () => {
    const person = randomUUID()
    const { body } = await post(person, {})
    tracking.profile.healthData = 'withdrawn'
    try {
      expect(await post(person, {})).toMatchObject({ status: 403, body: { error: 'consent_required' } })
      expect((await remove(person, String(body.entry_id))).status).toBe(200)
    } finally {
      tracking.profile.healthData = 'given'
    }
  })

  it('answers a replay with the same entry, stored once', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), amount_oz: 12 }
    const first = await post(person, entry)
    expect(await post(person, entry)).toEqual(first)
    expect(await rowsOf(person)).toBe(1)
  })

  it('makes one row of 20 parallel posts of one entry', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), amount_oz: 12 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(person, entry)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await rowsOf(person)).toBe(1)
  })

  it('makes one row of 20 parallel posts with one Idempotency-Key', async () => {
    const person = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(person, {}, { idempotencyKey: 'sip-1' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.entry_id)).size).toBe(1)
    expect(await rowsOf(person)).toBe(1)
  })

  it('refuses other content under the same id', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    await post(person, { entry_id: entryId, amount_oz: 12 })
    expect(await post(person, { entry_id: entryId, amount_oz: 13 })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })

  it('keeps the same id of two people apart', async () => {
    const entryId = randomUUID()
    const [alice, bob] = [randomUUID(), randomUUID()]
    expect((await post(alice, { entry_id: entryId, amount_oz: 12 })).status).toBe(201)
    expect((await post(bob, { entry_id: entryId, amount_oz: 13 })).status).toBe(201)
    expect((await remove(bob, entryId)).status).toBe(200)
    expect(await rowsOf(alice)).toBe(1)
  })

  it('deletes once, then answers 404, and a replay does not revive the entry', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), amount_oz: 12 }
    await post(person, entry)
    expect(await remove(person, entry.entry_id)).toEqual({ status: 200, body: { deleted: true } })
    expect((await remove(person, entry.entry_id)).status).toBe(404)
    expect(await post(person, entry)).toMatchObject({ status: 410, body: { error: 'gone' } })
    const { body } = await tracking.call('GET', `/api/fluid-history/${person}`, { as: person })
    expect(body.entries).toEqual([])
  })

  it('repeats the answer of a deletion with the same Idempotency-Key', async () => {
    const person = randomUUID()
    const { body } = await post(person, {})
    const first = await remove(person, String(body.entry_id), 'delete-1')
    expect(await remove(person, String(body.entry_id), 'delete-1')).toEqual(first)
  })

  it('answers 404 for somebody else’s entry', async () => {
    const { body } = await post(randomUUID(), {})
    const stranger = randomUUID()
    expect((await remove(stranger, String(body.entry_id))).status).toBe(404)
    const change = { as: stranger, body: { user_id: stranger, amount_oz: 9 } }
    expect((await tracking.call('PATCH', `/api/fluid-entry/${String(body.entry_id)}`, change)).status).toBe(
      404,
    )
  })

  it('changes only the fields that are sent', async () => {
    const person = randomUUID()
    const { body } = await post(person, { fluid_type: 'juice' })
    const change = (fields: object, zone?: string) =>
      tracking.call('PATCH', `/api/fluid-entry/${String(body.entry_id)}`, {
        as: person,
        body: { user_id: person, ...fields },
        ...(zone ? { zone } : {}),
      })
    expect(await change({ amount_oz: 9.5 })).toEqual({ status: 200, body: { ...body, amount_oz: 9.5 } })
    const { fifteenth, sixteenth } = january()
    expect(await change({ recorded_at: `${fifteenth}T10:01:00Z` }, 'Pacific/Kiritimati')).toMatchObject({
      body: {
        amount_oz: 9.5,
        fluid_type: 'juice',
        date: sixteenth,
        recorded_at: `${fifteenth}T10:01:00.000Z`,
      },
    })
    expect((await change({ amount_oz: null })).status).toBe(400)
  })

  it.each([
    ['UTC', '23:59', '00:01', 0],
    ['Pacific/Kiritimati', '09:59', '10:01', 0],
    ['America/St_Johns', '03:29', '03:31', 1],
  ])('keeps the two sides of midnight in %s apart', async (zone, before, after, shift) => {
    const person = randomUUID()
    const { fifteenth, sixteenth } = january()
    const isUtc = zone === 'UTC'
    const earlyDay = shift === 1 ? sixteenth : fifteenth
    await post(person, { amount_oz: 10, recorded_at: `${earlyDay}T${before}:00Z` }, { zone })
    await post(
      person,
      { amount_oz: 20, recorded_at: `${isUtc ? sixteenth : earlyDay}T${after}:00Z` },
      { zone },
    )
    const total = async (day: string) =>
      (await tracking.call('GET', `/api/fluid-summary/${person}?date=${day}`, { as: person })).body
        .total_fluid_oz
    expect([await total(fifteenth), await total(sixteenth)]).toEqual([10, 20])
  })

  it('sums up a day by type, newest first, without what was deleted', async () => {
    const person = randomUUID()
    const { fifteenth } = january()
    const at = (time: string) => `${fifteenth}T${time}:00Z`
    const first = await post(person, { amount_oz: 10.1, recorded_at: at('08:00') })
    const second = await post(person, { amount_oz: 10.2, recorded_at: at('12:00') })
    const third = await post(person, { amount_oz: 32, fluid_type: 'tea', recorded_at: at('09:00') })
    const wrong = await post(person, { amount_oz: 32, recorded_at: at('10:00') })
    await remove(person, String(wrong.body.entry_id))
    const url = `/api/fluid-summary/${person}?date=${fifteenth}`
    expect(await tracking.call('GET', url, { as: person })).toEqual({
      status: 200,
      body: {
        date: fifteenth,
        total_fluid_oz: 52.3,
        fluid_goal_oz: 64,
        remaining_oz: 11.7,
        fluid_by_type: { water: 20.3, tea: 32, coffee: 0, juice: 0, other: 0 },
        entries: [second.body, third.body, first.body],
      },
    })
  })

  it('refuses a day that does not exist', async () => {
    const person = randomUUID()
    const url = `/api/fluid-summary/${person}?date=2026-02-30`
    expect((await tracking.call('GET', url, { as: person })).status).toBe(400)
  })

  it('sums up the last 7 days, newest first, without days that have no drink', async () => {
    const person = randomUUID()
    const { fifteenth } = january()
    const drink = (daysBefore: number, amount: number) =>
      post(person, { amount_oz: amount, recorded_at: `${addDays(fifteenth, -daysBefore)}T12:00:00Z` })
    for (const [daysBefore, amount] of [
      [0, 10.1],
      [0, 10.2],
      [2, 8],
      [6, 32],
      [7, 32],
    ] as const)
      await drink(daysBefore, amount)
    const wrong = await drink(3, 32)
    await remove(person, String(wrong.body.entry_id))
    const url = `/api/fluid-days/${person}?date=${fifteenth}`
    const day = (daysBefore: number, oz: number) => ({
      date: addDays(fifteenth, -daysBefore),
      total_fluid_oz: oz,
      fluid_goal_oz: 64,
    })
    expect((await tracking.call('GET', url, { as: person })).body).toEqual({
      from: addDays(fifteenth, -6),
      to: fifteenth,
      days: [day(0, 20.3), day(2, 8), day(6, 32)],
    })
    expect((await tracking.call('GET', url, { as: randomUUID() })).status).toBe(403)
    const noDay = `/api/fluid-days/${person}?date=2026-02-30`
    expect((await tracking.call('GET', noDay, { as: person })).status).toBe(400)
  })

  it('takes entries of 400 days back and 5 minutes ahead, none beyond, new or changed', async () => {
    const person = randomUUID()
    const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const dayMinutes = 24 * 60
    const { body } = await post(person, {})
    const url = `/api/fluid-entry/${String(body.entry_id)}`
    const statuses = async (recordedAt: string) => [
      (await post(person, { recorded_at: recordedAt })).status,
      (await tracking.call('PATCH', url, { as: person, body: { user_id: person, recorded_at: recordedAt } }))
        .status,
    ]
    expect(await statuses(fromNow(-400 * dayMinutes + 5))).toEqual([201, 200])
    expect(await statuses(fromNow(4))).toEqual([201, 200])
    expect(await statuses(fromNow(-400 * dayMinutes - 5))).toEqual([400, 400])
    expect(await statuses(fromNow(6))).toEqual([400, 400])
  })

  it('moves a drink to the day of its changed time, in the zone of the change', async () => {
    const person = randomUUID()
    const { fifteenth, sixteenth } = january()
    const { body } = await post(person, { recorded_at: `${fifteenth}T12:00:00Z` })
    const changed = await tracking.call('PATCH', `/api/fluid-entry/${String(body.entry_id)}`, {
      as: person,
      zone: 'Pacific/Kiritimati',
      body: { user_id: person, recorded_at: `${fifteenth}T10:00:00Z` },
    })
    expect(changed.body.date).toBe(sixteenth)
    const total = async (day: string) =>
      (await tracking.call('GET', `/api/fluid-summary/${person}?date=${day}`, { as: person })).body
        .total_fluid_oz
    expect([await total(fifteenth), await total(sixteenth)]).toEqual([0, 8])
  })

  it('pages through the history without a gap or a double, even at one instant', async () => {
    const person = randomUUID()
    const recordedAt = `${january().fifteenth}T08:00:00Z`
    for (let n = 1; n <= 5; n++) await post(person, { amount_oz: n, recorded_at: recordedAt })
    const seen: number[] = []
    let before = ''
    for (const expected of [2, 2, 1]) {
      const url = `/api/fluid-history/${person}?limit=2${before}`
      const { body } = await tracking.call('GET', url, { as: person })
      const entries = body.entries as { amount_oz: number }[]
      expect(entries).toHaveLength(expected)
      seen.push(...entries.map((entry) => entry.amount_oz))
      before = `&before=${String(body.next_before)}`
    }
    expect(before).toBe('&before=null')
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })

  it('refuses a cursor that is none of ours', async () => {
    const person = randomUUID()
    const url = `/api/fluid-history/${person}?before=abc`
    expect((await tracking.call('GET', url, { as: person })).status).toBe(400)
  })
})
