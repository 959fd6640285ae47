import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { startTracking } from '../testing/start-tracking.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterEach(() => {
  tracking.profile.dayStartsAt = 0
})
afterAll(() => tracking.close())

const LAST_WEEK = addDays(new Date().toISOString().slice(0, 10), -7)
const at = (time: string) => `${LAST_WEEK}T${time}:00.000Z`

const BODIES = {
  weight: { weight_lbs: 200 },
  mood: { mood_description: 'happy' },
  fluid: { fluid_type: 'water', amount_oz: 8 },
} as const
type Kind = keyof typeof BODIES
const KINDS = Object.keys(BODIES) as Kind[]

const post = (kind: Kind, as: string, recordedAt: string, zone: string) =>
  tracking.call('POST', `/api/${kind}-entry`, {
    as,
    zone,
    body: { user_id: as, ...BODIES[kind], recorded_at: recordedAt },
  })
const patch = (kind: Kind, as: string, entryId: unknown, fields: object, zone: string) =>
  tracking.call('PATCH', `/api/${kind}-entry/${String(entryId)}`, {
    as,
    zone,
    body: { user_id: as, ...fields },
  })

describe('the day of an entry', () => {
  it.each(KINDS)('of %s begins at the hour of the person', async (kind) => {
    tracking.profile.dayStartsAt = 4
    const person = randomUUID()
    const day = async (time: string) => (await post(kind, person, at(time), 'UTC')).body.date
    expect(await day('03:59')).toBe(addDays(LAST_WEEK, -1))
    expect(await day('04:00')).toBe(LAST_WEEK)
  })

  it.each(KINDS)('of %s stays what it was when the person moves the hour or flies away', async (kind) => {
    const person = randomUUID()
    const { body } = await post(kind, person, at('01:00'), 'UTC')
    tracking.profile.dayStartsAt = 4
    const same = await patch(kind, person, body.entry_id, {}, 'Pacific/Kiritimati')
    expect(same.body.date).toBe(LAST_WEEK)
  })

  it.each(KINDS)('of %s is fixed anew when its time is changed', async (kind) => {
    const person = randomUUID()
    const { body } = await post(kind, person, at('01:00'), 'UTC')
    const moved = await patch(kind, person, body.entry_id, { recorded_at: at('10:01') }, 'Pacific/Kiritimati')
    expect(moved.body).toMatchObject({ date: addDays(LAST_WEEK, 1), recorded_at: at('10:01') })
  })

  it.each(KINDS)('of %s may lie 400 days back and 5 minutes ahead, and no further', async (kind) => {
    const person = randomUUID()
    const status = async (ms: number) =>
      (await post(kind, person, new Date(Date.now() + ms).toISOString(), 'UTC')).status
    const DAY = 86_400_000
    expect(await status(-400 * DAY + 60_000)).toBe(201)
    expect(await status(-400 * DAY - 60_000)).toBe(400)
    expect(await status(4 * 60_000)).toBe(201)
    expect(await status(6 * 60_000)).toBe(400)
    const { body } = await post(kind, person, at('01:00'), 'UTC')
    const moved = await patch(
      kind,
      person,
      body.entry_id,
      { recorded_at: at('01:00').replace(/^\d{4}/, '2020') },
      'UTC',
    )
    expect(moved.status).toBe(400)
  })

  it('sums a day by the stored days, wherever the person is now', async () => {
    const person = randomUUID()
    await post('fluid', person, at('23:30'), 'UTC')
    await post('fluid', person, at('23:30'), 'Pacific/Kiritimati')
    const { body } = await tracking.call('GET', `/api/fluid-summary/${person}?date=${LAST_WEEK}`, {
      as: person,
      zone: 'America/St_Johns',
    })
    expect(body.total_fluid_oz).toBe(8)
  })
})
