import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { MoodController } from './mood.controller.js'

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
  tracking.call('POST', '/api/mood-entry', {
    as,
    body: { user_id: as, mood_description: 'neutral', ...entry },
    ...more,
  })
const patch = (as: string, entryId: unknown, fields: object, more: More = {}) =>
  tracking.call('PATCH', `/api/mood-entry/${String(entryId)}`, {
    as,
    body: { user_id: as, ...fields },
    ...more,
  })
const remove = (as: string, entryId: unknown) =>
  tracking.call('DELETE', `/api/mood-entry/${String(entryId)}?user_id=${as}`, { as })
const history = async (as: string, query = '', zone?: string) => {
  const url = `/api/mood-history/${as}${query}`
  const { body } = await tracking.call('GET', url, { as, ...(zone ? { zone } : {}) })
  return body as { entries: Record<string, unknown>[]; next_before: string | null } & Record<string, unknown>
}

const storedRow = statement('stored_mood', 'SELECT * FROM tracking.mood_entry WHERE user_id = $1')
const rowsOf = (person: string) => tracking.sql.query<Record<string, unknown>>(storedRow, [person])

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const daysAgo = (days: number) => hoursAgo(days * 24)

/** 15 January of this year or the last: always inside the 400 days, never in daylight saving time. */
const january = (day: number): string => {
  const now = new Date()
  const year = now.getUTCFullYear() - (now >= new Date(Date.UTC(now.getUTCFullYear(), 0, 18)) ? 0 : 1)
  return `${year}-01-${day}`
}

const TEXTS = {
  journal_entry: 'walked by the river',
  gratitude_note: 'my sister called',
  challenges: 'dinner at work',
  victories: 'stairs without a stop',
}
const NO_TEXTS = { journal_entry: '', gratitude_note: '', challenges: '', victories: '' }
const CALM = { level: 0, reasons: [] }

describe(MoodController.name, () => {
  it('stores a mood with its texts and answers it', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    const recordedAt = hoursAgo(1)
    const said = { mood_rating: 7, energy_level: 6, mood_description: 'hopeful', ...TEXTS }
    const answer = { entry_id: entryId, ...said, date: recordedAt.slice(0, 10), recorded_at: recordedAt }
    expect(await post(person, { entry_id: entryId, recorded_at: recordedAt, ...said })).toEqual({
      status: 201,
      body: { ...answer, support: CALM },
    })
    expect(await history(person)).toEqual({
      average_mood: 7,
      average_energy: 6,
      total_entries: 1,
      support: CALM,
      entries: [answer],
      next_before: null,
    })
  })

  it('takes 5 for both sliders when nothing is moved', async () => {
    expect((await post(randomUUID())).body).toMatchObject({ mood_rating: 5, energy_level: 5, ...NO_TEXTS })
  })

  it.each([
    ['no word', { mood_description: undefined }],
    ['another word', { mood_description: 'furious' }],
    ['a rating of 0', { mood_rating: 0 }],
    ['a rating of 11', { mood_rating: 11 }],
    ['a rating in text', { mood_rating: '5' }],
    ['energy of 0', { energy_level: 0 }],
    ['energy of 10.6', { energy_level: 10.6 }],
    ['no energy', { energy_level: null }],
    ['a journal too long', { journal_entry: 'x'.repeat(5001) }],
    ['a list for a text', { victories: ['one'] }],
    ['tomorrow', { recorded_at: hoursAgo(-24) }],
    ['401 days ago', { recorded_at: daysAgo(401) }],
    ['an unknown field', { support: CALM }],
  ])('refuses %s', async (_what, entry) => {
    const person = randomUUID()
    expect(await post(person, entry)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await rowsOf(person)).toEqual([])
  })

  it('answers 401 without a session and 403 to anybody else', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const body = { user_id: alice, mood_description: 'happy' }
    expect((await tracking.call('POST', '/api/mood-entry', { body })).status).toBe(401)
    expect((await tracking.call('POST', '/api/mood-entry', { as: bob, body })).status).toBe(403)
    expect((await tracking.call('GET', `/api/mood-history/${alice}`, { as: bob })).status).toBe(403)
    const { body: stored } = await post(alice)
    expect((await remove(bob, stored.entry_id)).status).toBe(404)
    expect((await patch(bob, stored.entry_id, { mood_rating: 1 })).status).toBe(404)
  })

  it('needs health_data_consent to write, and none to delete', async () => {
    const person = randomUUID()
    const { body } = await post(person)
    tracking.profile.healthData = 'withdrawn'
    try {
      expect(await post(person)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
      expect((await patch(person, body.entry_id, { mood_rating: 1 })).status).toBe(403)
      expect((await remove(person, body.entry_id)).status).toBe(200)
    } finally {
      tracking.profile.healthData = 'given'
    }
  })

  it('makes one row of 20 parallel posts of one entry', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), mood_rating: 3, ...TEXTS }
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(person, entry)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('makes one row of two posts with one Idempotency-Key', async () => {
    const person = randomUUID()
    const first = await post(person, {}, { idempotencyKey: 'mood-1' })
    expect(await post(person, {}, { idempotencyKey: 'mood-1' })).toEqual(first)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it.each([
    ['rating', { mood_rating: 6 }],
    ['energy', { energy_level: 6 }],
    ['word', { mood_description: 'happy' }],
    ...Object.keys(TEXTS).map((text) => [text, { [text]: 'something else' }] as const),
    ['instant', { recorded_at: hoursAgo(2) }],
  ])('refuses another %s under the same id', async (_what, change) => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), recorded_at: hoursAgo(1), ...TEXTS }
    await post(person, entry)
    expect((await post(person, entry)).status).toBe(201)
    expect((await post(person, { ...entry, ...change })).status).toBe(409)
  })

  it('keeps every text sealed in Postgres, each for its own column', async () => {
    const person = randomUUID()
    await post(person, TEXTS)
    const [row = {}] = await rowsOf(person)
    for (const [column, text] of Object.entries(TEXTS)) {
      const sealed = row[column] as Buffer
      expect(sealed.length).toBeGreaterThan(text.length)
      expect(sealed.toString('latin1')).not.toContain(text.split(' ')[0])
    }
    for (const text of Object.values(TEXTS)) expect(JSON.stringify(row)).not.toContain(text)
  })

  it('changes only the fields that are sent, and clears a text', async () => {
    const person = randomUUID()
    const { body } = await post(person, TEXTS)
    const change = async (fields: object) => (await patch(person, body.entry_id, fields)).body
    expect(await change({ mood_rating: 8 })).toEqual({ ...body, mood_rating: 8 })
    expect(await change({ challenges: '', energy_level: 2 })).toEqual({
      ...body,
      mood_rating: 8,
      energy_level: 2,
      challenges: '',
    })
    expect((await patch(person, body.entry_id, { mood_description: null })).status).toBe(400)
  })

  it('deletes once, wipes the row, and a replay does not revive it', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), ...TEXTS }
    await post(person, entry)
    expect(await remove(person, entry.entry_id)).toEqual({ status: 200, body: { deleted: true } })
    expect((await remove(person, entry.entry_id)).status).toBe(404)
    expect(await post(person, entry)).toMatchObject({ status: 410, body: { error: 'gone' } })
    expect(await rowsOf(person)).toMatchObject([
      {
        mood_rating: null,
        energy_level: null,
        mood_description: null,
        journal_entry: null,
        gratitude_note: null,
        challenges: null,
        victories: null,
      },
    ])
    expect(await history(person)).toMatchObject({
      average_mood: null,
      average_energy: null,
      total_entries: 0,
    })
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
    expect(body).toMatchObject({ date: january(localDay), recorded_at: recordedAt })
  })

  it('averages all living entries, not only those of the page', async () => {
    const person = randomUUID()
    const ratings = [
      [5, 1],
      [5, 2],
      [6, 10],
    ]
    for (const [mood_rating, energy_level] of ratings) await post(person, { mood_rating, energy_level })
    const wrong = await post(person, { mood_rating: 10 })
    await remove(person, wrong.body.entry_id)
    const page = await history(person, '?limit=1')
    expect(page).toMatchObject({ average_mood: 5.3, average_energy: 4.3, total_entries: 3 })
    expect(page.entries).toHaveLength(1)
    expect(await history(person, `?limit=2&before=${String(page.next_before)}`)).toMatchObject({
      average_mood: 5.3,
      next_before: null,
    })
  })

  it.each(Object.keys(TEXTS))('answers words of crisis in %s with level 3, saved first', async (text) => {
    const person = randomUUID()
    const { status, body } = await post(person, { [text]: 'Some days I don’t want to be here' })
    expect(status).toBe(201)
    expect(body.support).toEqual({ level: 3, reasons: ['crisis_words'] })
    expect(await rowsOf(person)).toHaveLength(1)
    expect((await history(person)).support).toEqual({ level: 3, reasons: ['crisis_words'] })
  })

  it('stays calm at a scale that is killing me', async () => {
    expect((await post(randomUUID(), { journal_entry: 'The scale is killing me' })).body.support).toEqual(
      CALM,
    )
  })

  it('answers a back-dated entry with words of crisis, though the history has left it behind', async () => {
    const person = randomUUID()
    const { body } = await post(person, { recorded_at: daysAgo(20), journal_entry: 'I want to die' })
    expect(body.support).toMatchObject({ level: 3 })
    expect((await history(person)).support).toEqual(CALM)
  })

  it('hears words that a change adds, and is calm once they are gone', async () => {
    const person = randomUUID()
    const { body } = await post(person)
    const support = async (fields: object) => (await patch(person, body.entry_id, fields)).body.support
    expect(await support({ challenges: 'no reason to live' })).toMatchObject({ level: 3 })
    expect(await support({ challenges: '' })).toEqual(CALM)
    expect((await history(person)).support).toEqual(CALM)
  })

  it('weighs the last 14 days in the history and the entry alone in its own answer', async () => {
    const person = randomUUID()
    await post(person, { mood_rating: 2, recorded_at: daysAgo(13) })
    expect((await post(person, { mood_rating: 2 })).body.support).toEqual(CALM)
    expect((await history(person)).support).toEqual({ level: 2, reasons: ['low_twice'] })
    expect((await history(person, '?limit=1')).support).toMatchObject({ level: 2 })
  })

  it('leaves out what is older than 14 days, in the zone of the person', async () => {
    const person = randomUUID()
    await post(person, { mood_rating: 1, recorded_at: daysAgo(14) })
    expect((await history(person, '', 'UTC')).support).toEqual(CALM)
  })

  it('answers a replay the same whatever was logged since', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), mood_rating: 2 }
    const first = await post(person, entry)
    await post(person, { mood_rating: 1 })
    expect(await post(person, entry)).toEqual(first)
  })

  it('pages through the history without a gap or a double, even at one instant', async () => {
    const person = randomUUID()
    for (let n = 1; n <= 5; n++)
      await post(person, { mood_rating: n, recorded_at: `${january(15)}T08:00:00Z` })
    const seen: unknown[] = []
    let before = ''
    for (const expected of [2, 2, 1]) {
      const page = await history(person, `?limit=2${before}`)
      expect(page.entries).toHaveLength(expected)
      seen.push(...page.entries.map((entry) => entry.mood_rating))
      before = `&before=${String(page.next_before)}`
    }
    expect(before).toBe('&before=null')
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})
