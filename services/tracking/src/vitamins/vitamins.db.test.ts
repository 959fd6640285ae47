import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { VitaminsController } from './vitamins.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())

interface More {
  zone?: string
  idempotencyKey?: string
}

const post = (as: string, entry: object = {}, more: More = {}) =>
  tracking.call('POST', '/api/vitamin-entry', {
    as,
    body: { user_id: as, vitamin_name: 'Iron', dosage_mg: 45, ...entry },
    ...more,
  })
const patch = (as: string, entryId: unknown, fields: object, more: More = {}) =>
  tracking.call('PATCH', `/api/vitamin-entry/${String(entryId)}`, {
    as,
    body: { user_id: as, ...fields },
    ...more,
  })
const remove = (as: string, entryId: unknown) =>
  tracking.call('DELETE', `/api/vitamin-entry/${String(entryId)}?user_id=${as}`, { as })
const history = async (as: string, query = '') => {
  const { body } = await tracking.call('GET', `/api/vitamin-history/${as}${query}`, { as })
  return body as { entries: Record<string, unknown>[]; next_before: string | null }
}

const storedRow = statement('stored_vitamin', 'SELECT * FROM tracking.vitamin_entry WHERE user_id = $1')
const rowsOf = (person: string) => tracking.sql.query<Record<string, unknown>>(storedRow, [person])

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** 15 January of this year or the last: always inside the 400 days, never in daylight saving time. */
const january = (day: number): string => {
  const now = new Date()
  const year = now.getUTCFullYear() - (now >= new Date(Date.UTC(now.getUTCFullYear(), 0, 18)) ? 0 : 1)
  return `${year}-01-${day}`
}

describe(VitaminsController.name, () => {
  it('stores a vitamin and answers it, taken in the morning unless said otherwise', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    const recordedAt = hoursAgo(1)
    const entry = { entry_id: entryId, recorded_at: recordedAt, notes: '  with juice ' }
    const answer = {
      entry_id: entryId,
      vitamin_name: 'Iron',
      dosage_mg: 45,
      dosage_amount: null,
      dosage_unit: null,
      time_taken: 'morning',
      notes: 'with juice',
      taken_date: recordedAt.slice(0, 10),
      recorded_at: recordedAt,
      is_confirmed: false,
      hints: [],
    }
    const saved = { ...answer, note_calls: { crisis: false, body: [] } }
    expect(await post(person, entry)).toEqual({ status: 201, body: saved })
    expect(await history(person)).toEqual({ entries: [answer], next_before: null })
  })

  it.each([
    ['Vitamin D3', 0.075, 3000, 'IU'],
    ['Vitamin B12', 0.35, 350, 'mcg'],
    ['Multivitamin', 1, 1, 'tablet'],
    ['Other', 1.5, 5000, 'IU'],
  ])('shows %s %d mg back as %d %s', async (vitaminName, mg, amount, unit) => {
    const dose = { vitamin_name: vitaminName, dosage_mg: mg, dosage_amount: amount, dosage_unit: unit }
    const { status, body } = await post(randomUUID(), dose)
    expect(status).toBe(201)
    expect(body).toMatchObject(dose)
  })

  it('takes a dose finer than 0.1 and rounds it to 0.0001', async () => {
    expect((await post(randomUUID(), { dosage_mg: 0.075 })).body).toMatchObject({ dosage_mg: 0.075 })
    expect((await post(randomUUID(), { dosage_mg: 0.00249 })).body).toMatchObject({ dosage_mg: 0.0025 })
  })

  it('never refuses an implausible dose', async () => {
    const { status } = await post(randomUUID(), { vitamin_name: 'Vitamin B12', dosage_mg: 100_000 })
    expect(status).toBe(201)
  })

  it.each([
    ['nothing', { dosage_mg: 0 }],
    ['less than nothing', { dosage_mg: -1 }],
    ['too much', { dosage_mg: 100_000.1 }],
    ['text', { dosage_mg: '45' }],
    ['null', { dosage_mg: null }],
    ['another vitamin', { vitamin_name: 'Biotin' }],
    ['no vitamin', { vitamin_name: undefined }],
    ['another time', { time_taken: 'night' }],
    ['an amount without a unit', { dosage_amount: 45 }],
    ['a unit without an amount', { dosage_unit: 'mg' }],
    ['a unit that does not fit', { dosage_amount: 45, dosage_unit: 'tablet' }],
    ['another dose than typed', { dosage_amount: 46, dosage_unit: 'mg' }],
    ['a note too long', { notes: 'x'.repeat(5001) }],
    ['tomorrow', { recorded_at: hoursAgo(-24) }],
    ['401 days ago', { recorded_at: hoursAgo(401 * 24) }],
    ['an unknown field', { hints: [] }],
  ])('refuses %s', async (_what, entry) => {
    const person = randomUUID()
    expect(await post(person, entry)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await rowsOf(person)).toEqual([])
  })

  it('answers 401 without a session and 403 to anybody else', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const body = { user_id: alice, vitamin_name: 'Iron', dosage_mg: 45 }
    expect((await tracking.call('POST', '/api/vitamin-entry', { body })).status).toBe(401)
    expect((await tracking.call('POST', '/api/vitamin-entry', { as: bob, body })).status).toBe(403)
    expect((await tracking.call('GET', `/api/vitamin-history/${alice}`, { as: bob })).status).toBe(403)
    const { body: stored } = await post(alice)
    expect((await remove(bob, stored.entry_id)).status).toBe(404)
    expect((await patch(bob, stored.entry_id, { dosage_mg: 1 })).status).toBe(404)
  })

  it('needs health_data_consent to write, and none to delete', async () => {
    const person = randomUUID()
    const { body } = await post(person)
    tracking.profile.healthData = 'withdrawn'
    try {
      expect(await post(person)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
      expect((await patch(person, body.entry_id, { dosage_mg: 1 })).status).toBe(403)
      expect((await remove(person, body.entry_id)).status).toBe(200)
    } finally {
      tracking.profile.healthData = 'given'
    }
  })

  it('makes one row of 20 parallel posts of one entry', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), dosage_amount: 45, dosage_unit: 'mg', notes: 'one' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(person, entry)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('makes one row of two posts with one Idempotency-Key', async () => {
    const person = randomUUID()
    const first = await post(person, {}, { idempotencyKey: 'pill-1' })
    expect(await post(person, {}, { idempotencyKey: 'pill-1' })).toEqual(first)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it.each([
    ['vitamin', { vitamin_name: 'Other' }],
    ['dose', { dosage_mg: 46 }],
    ['typed unit', { dosage_mg: 45, dosage_amount: 45, dosage_unit: 'mg' }],
    ['time', { time_taken: 'evening' }],
    ['note', { notes: 'two' }],
    ['instant', { recorded_at: hoursAgo(2) }],
  ])('refuses another %s under the same id', async (_what, change) => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), recorded_at: hoursAgo(1) }
    await post(person, entry)
    expect(await post(person, { ...entry, ...change })).toMatchObject({ status: 409 })
  })

  it('deletes once, wipes the row, and a replay does not revive it', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), notes: 'private', dosage_amount: 45, dosage_unit: 'mg' }
    await post(person, entry)
    expect(await remove(person, entry.entry_id)).toEqual({ status: 200, body: { deleted: true } })
    expect((await remove(person, entry.entry_id)).status).toBe(404)
    expect(await post(person, entry)).toMatchObject({ status: 410, body: { error: 'gone' } })
    expect((await patch(person, entry.entry_id, { dosage_mg: 1 })).status).toBe(404)
    expect(await rowsOf(person)).toMatchObject([
      { vitamin_name: null, dosage_mg: null, dosage_amount: null, dosage_unit: null, notes: null },
    ])
    expect((await history(person)).entries).toEqual([])
  })

  it('keeps the note sealed in Postgres', async () => {
    const person = randomUUID()
    await post(person, { notes: 'metformin too' })
    const [row] = await rowsOf(person)
    const notes = row?.notes as Buffer
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.toString('latin1')).not.toContain('metformin')
    expect(JSON.stringify(row)).not.toContain('metformin')
  })

  it('changes only the fields that are sent', async () => {
    const person = randomUUID()
    const { body } = await post(person, { notes: 'with juice', dosage_amount: 45, dosage_unit: 'mg' })
    const change = async (fields: object) => (await patch(person, body.entry_id, fields)).body
    expect(await change({ time_taken: 'evening' })).toEqual({ ...body, time_taken: 'evening' })
    expect(await change({ notes: '' })).toEqual({ ...body, time_taken: 'evening', notes: '' })
    expect((await patch(person, body.entry_id, { notes: null })).status).toBe(400)
  })

  it('drops what was typed with the dose or the vitamin it was typed for', async () => {
    const person = randomUUID()
    const typed = { vitamin_name: 'Vitamin D3', dosage_mg: 0.075, dosage_amount: 3000, dosage_unit: 'IU' }
    const untyped = { dosage_amount: null, dosage_unit: null }
    const { body } = await post(person, typed)
    const change = async (fields: object) => (await patch(person, body.entry_id, fields)).body
    expect(await change({ vitamin_name: 'Vitamin D3' })).toMatchObject(typed)
    expect(await change({ dosage_mg: 0.05 })).toMatchObject({ dosage_mg: 0.05, ...untyped })
    expect(await change(typed)).toMatchObject(typed)
    expect(await change({ vitamin_name: 'Other' })).toMatchObject({ dosage_mg: 0.075, ...untyped })
    expect((await patch(person, body.entry_id, { dosage_amount: 1, dosage_unit: 'mg' })).status).toBe(400)
  })

  it.each([
    ['UTC', 15, '23:59', 15],
    ['UTC', 16, '00:01', 16],
    ['Pacific/Kiritimati', 15, '09:59', 15],
    ['Pacific/Kiritimati', 15, '10:01', 16],
    ['America/St_Johns', 16, '03:29', 15],
    ['America/St_Johns', 16, '03:31', 16],
  ])('in %s puts January %d, %s UTC on January %d', async (zone, utcDay, time, localDay) => {
    const recordedAt = `${january(utcDay)}T${time}:00.000Z`
    const { body } = await post(randomUUID(), { recorded_at: recordedAt }, { zone })
    expect(body).toMatchObject({ taken_date: january(localDay), recorded_at: recordedAt })
  })

  it('keeps the day through a flight, and moves it only with the time of the entry', async () => {
    const person = randomUUID()
    const recordedAt = `${january(15)}T10:01:00.000Z`
    const { body } = await post(person, { recorded_at: recordedAt }, { zone: 'Pacific/Kiritimati' })
    const inHonolulu = { zone: 'Pacific/Honolulu' }
    expect((await patch(person, body.entry_id, { notes: 'x' }, inHonolulu)).body.taken_date).toBe(january(16))
    expect(
      (await patch(person, body.entry_id, { recorded_at: recordedAt }, inHonolulu)).body.taken_date,
    ).toBe(january(15))
  })

  it('hints at iron and calcium in one slot of one date, on both, until one is moved', async () => {
    const person = randomUUID()
    const at = (day: number) => ({ recorded_at: `${january(day)}T08:00:00Z`, time_taken: 'evening' })
    const calcium = { vitamin_name: 'Calcium Citrate', dosage_mg: 500 }
    const hintsOf = async () => (await history(person)).entries.map(({ hints }) => hints)
    const gap = [
      {
        code: 'iron_calcium_gap',
        text: expect.stringContaining('keep these at least 2 hours apart'),
        source: expect.any(String),
        proposed_mg: null,
      },
    ]
    const iron = await post(person, at(15))
    expect(iron.body.hints).toEqual([])
    expect((await post(person, { ...calcium, ...at(16) })).body.hints).toEqual([])
    expect((await post(randomUUID(), { ...calcium, ...at(15) })).body.hints).toEqual([])
    const { body } = await post(person, { ...calcium, ...at(15), recorded_at: `${january(15)}T07:00:00Z` })
    expect(body.hints).toEqual(gap)
    expect(await hintsOf()).toEqual([[], gap, gap])
    expect((await patch(person, iron.body.entry_id, { vitamin_name: 'Calcium Citrate' })).body.hints).toEqual(
      [],
    )
    await patch(person, iron.body.entry_id, { vitamin_name: 'Iron' })
    expect((await patch(person, body.entry_id, { time_taken: 'afternoon' })).body.hints).toEqual([])
    expect(await hintsOf()).toEqual([[], [], []])
  })

  it('forgets a deleted neighbor', async () => {
    const person = randomUUID()
    const calcium = await post(person, { vitamin_name: 'Calcium Citrate', dosage_mg: 500 })
    expect((await post(person)).body.hints).toHaveLength(1)
    await remove(person, calcium.body.entry_id)
    expect((await history(person)).entries).toMatchObject([{ hints: [] }])
  })

  it('hints at a calcium dose over 600 mg', async () => {
    const { body } = await post(randomUUID(), { vitamin_name: 'Calcium Citrate', dosage_mg: 600.5 })
    expect(body.hints).toMatchObject([{ code: 'calcium_dose' }])
  })

  it.each([
    ['Vitamin B12', 500, 0.5],
    ['Vitamin D3', 3000, 0.075],
    ['Iron', 250, 50],
  ])(
    'asks about %s %d mg in the answer and in the history, until it is corrected',
    async (name, mg, meant) => {
      const person = randomUUID()
      const slip = [{ code: 'dose_slip', text: expect.stringContaining('?'), proposed_mg: meant }]
      const { body } = await post(person, { vitamin_name: name, dosage_mg: mg })
      expect(body.hints).toMatchObject(slip)
      expect((await history(person)).entries).toMatchObject([{ hints: slip }])
      expect((await patch(person, body.entry_id, { dosage_mg: meant })).body.hints).toEqual([])
    },
  )

  it('asks no more about a dose that was confirmed, nor about the same dose again', async () => {
    const person = randomUUID()
    const high = { vitamin_name: 'Iron', dosage_mg: 300 }
    const first = await post(person, { ...high, recorded_at: `${january(15)}T08:00:00Z` })
    const again = await post(person, { ...high, recorded_at: `${january(16)}T08:00:00Z` })
    expect(again.body.hints).toHaveLength(1)
    const confirmed = await patch(person, first.body.entry_id, { is_confirmed: true })
    expect(confirmed.body).toMatchObject({ is_confirmed: true, hints: [] })
    expect((await history(person)).entries).toMatchObject([{ hints: [] }, { hints: [] }])
    const other = await patch(person, first.body.entry_id, { dosage_mg: 400 })
    expect(other.body).toMatchObject({ is_confirmed: false, hints: [{ code: 'dose_slip' }] })
  })

  it('asks about the total of a day on the entry that exceeds it', async () => {
    const person = randomUUID()
    const at = (hour: string) => ({ dosage_mg: 60, recorded_at: `${january(15)}T${hour}:00:00Z` })
    expect((await post(person, at('08'))).body.hints).toEqual([])
    expect((await post(person, at('09'))).body.hints).toMatchObject([{ code: 'day_total' }])
    expect((await history(person)).entries).toMatchObject([{ hints: [{ code: 'day_total' }] }, { hints: [] }])
  })

  it('pages through the history without a gap or a double, even at one instant', async () => {
    const person = randomUUID()
    for (let n = 1; n <= 5; n++) await post(person, { dosage_mg: n, recorded_at: `${january(15)}T08:00:00Z` })
    const seen: unknown[] = []
    let before = ''
    for (const expected of [2, 2, 1]) {
      const page = await history(person, `?limit=2${before}`)
      expect(page.entries).toHaveLength(expected)
      seen.push(...page.entries.map((entry) => entry.dosage_mg))
      before = `&before=${String(page.next_before)}`
    }
    expect(before).toBe('&before=null')
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})
