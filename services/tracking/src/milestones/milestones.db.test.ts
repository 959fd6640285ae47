import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MILESTONE_LENGTH } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { MilestoneController } from './milestone.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())

const CHAIR = 'I fit in the chair with room to spare'

const post = (as: string, entry: object = {}) =>
  tracking.call('POST', '/api/milestone-entry', { as, body: { user_id: as, milestone: CHAIR, ...entry } })
const patch = (as: string, entryId: unknown, fields: object) =>
  tracking.call('PATCH', `/api/milestone-entry/${String(entryId)}`, { as, body: { user_id: as, ...fields } })
const remove = (as: string, entryId: unknown) =>
  tracking.call('DELETE', `/api/milestone-entry/${String(entryId)}?user_id=${as}`, { as })
const history = async (as: string, query = '') => {
  const { body } = await tracking.call('GET', `/api/milestone-history/${as}${query}`, { as })
  return body as { entries: Record<string, unknown>[]; next_before: string | null }
}

const storedRow = statement('stored_milestone', 'SELECT * FROM tracking.milestone_entry WHERE user_id = $1')
const rowsOf = (person: string) => tracking.sql.query<Record<string, unknown>>(storedRow, [person])

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const CALM = { crisis: false, body: [] }

describe(MilestoneController.name, () => {
  it('stores a milestone with its day and answers it', async () => {
    const person = randomUUID()
    const recordedAt = daysAgo(30)
    const entry = { entry_id: randomUUID(), milestone: CHAIR, recorded_at: recordedAt }
    const answer = { ...entry, date: recordedAt.slice(0, 10) }
    expect(await post(person, entry)).toEqual({ status: 201, body: { ...answer, note_calls: CALM } })
    expect(await history(person)).toEqual({ entries: [answer], next_before: null })
  })

  it('seals the words for their own row', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await post(one)
    await post(other)
    const [row] = await rowsOf(one)
    const [same] = await rowsOf(other)
    expect(JSON.stringify(row)).not.toContain('chair')
    expect(row?.milestone).toBeInstanceOf(Buffer)
    expect(row?.milestone).not.toEqual(same?.milestone)
  })

  it.each([
    ['no words', { milestone: undefined }],
    ['blank words', { milestone: ' \n ' }],
    ['words of nothing', { milestone: '\u200B' }],
    ['a word too many', { milestone: 'x'.repeat(MILESTONE_LENGTH.max + 1) }],
    ['a number', { milestone: 7 }],
    ['a field that is none of its own', { weight_lbs: 200 }],
    ['a day that is still to come', { recorded_at: daysAgo(-1) }],
    ['a day too far back', { recorded_at: daysAgo(401) }],
  ])('refuses %s', async (_what, fields) => {
    const person = randomUUID()
    expect(await post(person, fields)).toMatchObject({ status: 400 })
    expect(await rowsOf(person)).toEqual([])
  })

  it('takes the longest words, and blanks around them away', async () => {
    const person = randomUUID()
    const longest = 'x'.repeat(MILESTONE_LENGTH.max)
    expect((await post(person, { milestone: `  ${longest} ` })).body).toMatchObject({ milestone: longest })
  })

  it('answers a replay as the first time, and refuses other words under the same id', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), recorded_at: daysAgo(1) }
    const first = await post(person, entry)
    expect(await post(person, entry)).toEqual(first)
    expect(await post(person, { ...entry, milestone: 'I walked to the park' })).toMatchObject({ status: 409 })
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('changes words and day, each alone', async () => {
    const person = randomUUID()
    const recordedAt = daysAgo(3)
    const { body } = await post(person, { recorded_at: daysAgo(1) })
    expect(await patch(person, body.entry_id, { milestone: 'Two holes on my belt' })).toMatchObject({
      status: 200,
      body: { milestone: 'Two holes on my belt', recorded_at: body.recorded_at },
    })
    expect(await patch(person, body.entry_id, { recorded_at: recordedAt })).toMatchObject({
      status: 200,
      body: { milestone: 'Two holes on my belt', recorded_at: recordedAt, date: recordedAt.slice(0, 10) },
    })
    expect(await patch(person, body.entry_id, { milestone: '' })).toMatchObject({ status: 400 })
  })

  it('keeps nothing but the id of what was deleted, and never revives it', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), recorded_at: daysAgo(1) }
    await post(person, entry)
    expect(await remove(person, entry.entry_id)).toEqual({ status: 200, body: { deleted: true } })
    expect(await rowsOf(person)).toMatchObject([{ milestone: null, deleted_at: expect.any(Date) }])
    expect(await history(person)).toMatchObject({ entries: [] })
    expect(await post(person, entry)).toMatchObject({ status: 410 })
    expect(await remove(person, entry.entry_id)).toMatchObject({ status: 404 })
    expect(await patch(person, entry.entry_id, { milestone: CHAIR })).toMatchObject({ status: 404 })
  })

  it('lists newest first, page by page', async () => {
    const person = randomUUID()
    for (const days of [3, 1, 2])
      await post(person, { milestone: `${days} days`, recorded_at: daysAgo(days) })
    const first = await history(person, '?limit=2')
    expect(first.entries.map(({ milestone }) => milestone)).toEqual(['1 days', '2 days'])
    const rest = await history(person, `?limit=2&before=${String(first.next_before)}`)
    expect(rest.entries.map(({ milestone }) => milestone)).toEqual(['3 days'])
    expect(rest.next_before).toBeNull()
  })

  it('shows and changes nothing of somebody else', async () => {
    const [me, other] = [randomUUID(), randomUUID()]
    const { body } = await post(me)
    expect(await history(other)).toMatchObject({ entries: [] })
    expect(await patch(other, body.entry_id, { milestone: 'x' })).toMatchObject({ status: 404 })
    expect(await remove(other, body.entry_id)).toMatchObject({ status: 404 })
    expect((await history(me)).entries).toMatchObject([{ milestone: CHAIR }])
  })

  it('says what help the words call for in the answer to who saved them, and never in the history', async () => {
    const person = randomUUID()
    const { body } = await post(person, { milestone: 'I want to die, and I threw up blood' })
    const calls = { crisis: true, body: [{ topic: 'vomiting_blood', level: 'emergency' }] }
    expect(body).toMatchObject({ note_calls: calls })
    for (const entry of (await history(person)).entries) expect(entry).not.toHaveProperty('note_calls')
  })

  it('keeps nothing without the consent to health data', async () => {
    const person = randomUUID()
    tracking.profile.healthData = 'withdrawn'
    try {
      expect(await post(person)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
    } finally {
      tracking.profile.healthData = 'given'
    }
    expect(await rowsOf(person)).toEqual([])
  })
})
