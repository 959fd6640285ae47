import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, recoveryEntryId } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { RecoveryController } from './recovery.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterEach(() => {
  tracking.profile.facts = {}
})
afterAll(() => tracking.close())

const TODAY = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(TODAY, -days)

const say = (as: string, answers: object = { vomiting: 'none' }, more: { zone?: string } = {}) =>
  tracking.call('POST', '/api/recovery-entry', { as, body: { user_id: as, ...answers }, ...more })
const change = (as: string, entryId: unknown, answers: object) =>
  tracking.call('PATCH', `/api/recovery-entry/${String(entryId)}`, { as, body: { user_id: as, ...answers } })
const remove = (as: string, entryId: unknown) =>
  tracking.call('DELETE', `/api/recovery-entry/${String(entryId)}?user_id=${as}`, { as })
const history = async (as: string, query = '') => {
  const { body } = await tracking.call('GET', `/api/recovery-history/${as}${query}`, { as })
  return body as { entries: Record<string, unknown>[]; next_before: string | null }
}
const rows = statement('stored_recovery', 'SELECT * FROM tracking.recovery_entry WHERE user_id = $1')
const rowsOf = (person: string) => tracking.sql.query<Record<string, unknown>>(rows, [person])

const NOTHING = {
  vomiting: null,
  pain: null,
  pulse_bpm: null,
  pulse_skipped: false,
  temperature: null,
  temperature_skipped: false,
}

describe(RecoveryController.name, () => {
  it('stores what was answered of a day, under the id of that day', async () => {
    const person = randomUUID()
    const recordedAt = `${ago(1)}T09:00:00.000Z`
    const answers = { vomiting: 'once', pain: 'better', pulse_bpm: 84, temperature: 98.6 }
    const stored = {
      ...NOTHING,
      ...answers,
      entry_id: recoveryEntryId(ago(1)),
      date: ago(1),
      recorded_at: recordedAt,
    }
    expect(await say(person, { ...answers, recorded_at: recordedAt })).toEqual({ status: 201, body: stored })
    expect(await history(person)).toEqual({ entries: [stored], next_before: null })
  })

  it('keeps one row a day, and lays a later answer over it, from whichever device', async () => {
    const person = randomUUID()
    await say(person, { entry_id: recoveryEntryId(TODAY), vomiting: 'once', pulse_bpm: 84 })
    await say(person, { entry_id: recoveryEntryId(TODAY), pain: 'same' })
    const { body } = await say(person, { entry_id: randomUUID(), vomiting: 'hours' })
    expect(body).toMatchObject({ ...NOTHING, vomiting: 'hours', pain: 'same', pulse_bpm: 84 })
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('counts what is said at night for the day that is not over for the person', async () => {
    const person = randomUUID()
    tracking.profile.dayStartsAt = 4
    try {
      const late = { recorded_at: `${ago(1)}T02:00:00.000Z` }
      expect((await say(person, { vomiting: 'none', ...late })).body).toMatchObject({ date: ago(2) })
    } finally {
      tracking.profile.dayStartsAt = 0
    }
    const west = { pain: 'none', recorded_at: `${ago(1)}T02:00:00.000Z` }
    const { body } = await say(person, west, { zone: 'America/Los_Angeles' })
    expect(body).toMatchObject({ date: ago(2), vomiting: 'none', pain: 'none' })
  })

  it('answers a replay as the first time', async () => {
    const person = randomUUID()
    const entry = { entry_id: recoveryEntryId(ago(1)), recorded_at: `${ago(1)}T09:00:00.000Z`, pain: 'worse' }
    const first = await say(person, entry)
    expect(await say(person, entry)).toEqual(first)
  })

  it('lets a number and "could not be measured" take each other back', async () => {
    const person = randomUUID()
    const { body } = await say(person, { pulse_bpm: 84, temperature_skipped: true })
    expect(body).toMatchObject({ pulse_bpm: 84, pulse_skipped: false, temperature_skipped: true })
    expect((await change(person, body.entry_id, { pulse_skipped: true })).body).toMatchObject({
      pulse_bpm: null,
      pulse_skipped: true,
    })
    expect((await change(person, body.entry_id, { temperature: 37.2 })).body).toMatchObject({
      temperature: 37.2,
      temperature_skipped: false,
      pulse_skipped: true,
    })
    expect((await say(person, { pulse_bpm: 90, pulse_skipped: true })).body).toMatchObject({
      pulse_bpm: 90,
      pulse_skipped: false,
    })
  })

  it.each([
    ['a word of its own', { vomiting: 'a lot' }],
    ['no pulse that a body has', { pulse_bpm: 12 }],
    ['a temperature between the scales', { temperature: 60 }],
    ['a temperature that nobody has', { temperature: 120 }],
    ['nothing where a flag belongs', { pulse_skipped: 1 }],
    ['a field that is none of its own', { notes: 'x' }],
    ['a day that is still to come', { recorded_at: `${ago(-2)}T09:00:00.000Z` }],
  ])('refuses %s', async (_what, answers) => {
    const person = randomUUID()
    expect(await say(person, answers)).toMatchObject({ status: 400 })
    expect(await rowsOf(person)).toEqual([])
  })

  it('keeps nothing but the id of what was deleted, and never revives it', async () => {
    const person = randomUUID()
    const { body } = await say(person, { vomiting: 'once', pulse_skipped: true })
    expect(await remove(person, body.entry_id)).toEqual({ status: 200, body: { deleted: true } })
    expect(await rowsOf(person)).toMatchObject([{ vomiting: null, pulse_skipped: false }])
    expect(await history(person)).toMatchObject({ entries: [] })
    expect(await say(person, { vomiting: 'once' })).toMatchObject({ status: 410 })
    expect(await change(person, body.entry_id, { pain: 'none' })).toMatchObject({ status: 404 })
  })

  it('shows and changes nothing of somebody else, who has the same day', async () => {
    const [me, other] = [randomUUID(), randomUUID()]
    const { body } = await say(me, { vomiting: 'once' })
    expect(await change(other, body.entry_id, { pain: 'none' })).toMatchObject({ status: 404 })
    await say(other, { vomiting: 'none' })
    expect((await history(me)).entries).toMatchObject([{ vomiting: 'once' }])
    expect((await tracking.call('GET', `/api/recovery-history/${me}`, { as: other })).status).toBe(403)
  })

  it('lists newest first, page by page', async () => {
    const person = randomUUID()
    for (const days of [3, 1, 2])
      await say(person, { pain: 'same', recorded_at: `${ago(days)}T09:00:00.000Z` })
    const first = await history(person, '?limit=2')
    expect(first.entries.map(({ date }) => date)).toEqual([ago(1), ago(2)])
    const rest = await history(person, `?limit=2&before=${String(first.next_before)}`)
    expect(rest.entries.map(({ date }) => date)).toEqual([ago(3)])
  })

  it('keeps nothing without the consent to health data', async () => {
    const person = randomUUID()
    tracking.profile.healthData = 'withdrawn'
    try {
      expect(await say(person)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
    } finally {
      tracking.profile.healthData = 'given'
    }
    expect(await rowsOf(person)).toEqual([])
  })

  it('leads with what cannot wait, in the first days and on the day after them alone', async () => {
    const person = randomUUID()
    const concerns = async () => {
      const { body } = await tracking.call('GET', `/api/concerns/${person}`, {
        as: person,
        zone: 'America/New_York',
      })
      return body.concerns as { id: string; action: { href: string | null; tab: string | null } }[]
    }
    await say(
      person,
      { temperature: 100.4, recorded_at: new Date().toISOString() },
      { zone: 'America/New_York' },
    )
    tracking.profile.facts = { surgeryDate: ago(10) }
    expect(await concerns()).toMatchObject([{ id: 'recovery_surgeon', action: { tab: 'normal' } }])
    await say(person, { pulse_bpm: 121 }, { zone: 'America/New_York' })
    expect(await concerns()).toMatchObject([{ id: 'recovery_emergency', action: { href: 'tel:911' } }])
    tracking.profile.facts = { surgeryDate: ago(60) }
    expect(await concerns()).toEqual([])
  })
})
