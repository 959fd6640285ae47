import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Sql, statement } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { WeightController } from './weight.controller.js'
import { WeightEvents } from './weight-events.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const announce = (
  userId: string,
  weightLbs: number,
  kind: 'initial' | 'profile_update',
  days: number,
  entryId = randomUUID(),
) =>
  tracking.weightEvents.receive({
    entryId,
    userId,
    weightLbs,
    kind,
    recordedAt: new Date(daysAgo(days)),
    timeZone: 'UTC',
  })

const post = (as: string, entry: object) =>
  tracking.call('POST', '/api/weight-entry', { as, body: { user_id: as, weight_lbs: 200, ...entry } })
const patch = (as: string, entryId: unknown, fields: object) =>
  tracking.call('PATCH', `/api/weight-entry/${String(entryId)}`, { as, body: { user_id: as, ...fields } })
const remove = (as: string, entryId: unknown) =>
  tracking.call('DELETE', `/api/weight-entry/${String(entryId)}?user_id=${as}`, { as })
const history = async (as: string, query = '') => {
  const { body } = await tracking.call('GET', `/api/weight-history/${as}${query}`, { as })
  return body as { entries: Record<string, unknown>[] } & Record<string, unknown>
}

const storedNotes = statement(
  'stored_notes',
  'SELECT notes, deleted_at AS "deletedAt" FROM tracking.weight_entry WHERE user_id = $1',
)

const dailyWeights = statement(
  'daily_weights',
  `INSERT INTO tracking.weight_entry (user_id, entry_id, weight_lbs, recorded_at, time_zone, local_date)
   SELECT $1, gen_random_uuid(), 200, at, 'UTC', at::date
   FROM generate_series(1, $2::int) AS day, date_trunc('milliseconds', now() - day * interval '1 day') AS at`,
)

/** A step of a plan, as far as it is told how many rows were looked at, and where. */
interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Of an answer's rows: those that count are lists of numbers, `{1,2}`. */
const weightsIn = (rows: unknown[]): number => {
  const [row] = rows
  const texts = typeof row === 'object' && row !== null ? Object.values(row) : []
  const lists = texts.filter((text) => typeof text === 'string' && /^\{[\d,]+\}$/.test(text))
  return Math.max(rows.length, lists.flatMap((list) => String(list).split(',')).length)
}

const initialOn = statement(
  'initial_on',
  `UPDATE tracking.weight_entry SET is_initial = true, weight_lbs = 204
   WHERE user_id = $1 AND local_date = (now() - $2::int * interval '1 day')::date`,
)

const slipOn = statement(
  'slip_on',
  `UPDATE tracking.weight_entry SET weight_lbs = 90 WHERE user_id = $1 AND local_date = (now() - $2::int * interval '1 day')::date`,
)

describe(WeightEvents.name, () => {
  it('logs the first weight as the initial entry and later ones as profile updates', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 2)
    await announce(person, 240.5, 'profile_update', 1)
    const { entries } = await history(person)
    expect(entries).toMatchObject([
      { weight_lbs: 240.5, notes: 'Profile update', is_initial: false },
      { weight_lbs: 250, notes: 'Initial weight entry', is_initial: true },
    ])
  })

  it('makes one entry of an announcement that comes twice, also in parallel', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => announce(person, 250, 'initial', 1, entryId)))
    await announce(person, 250, 'initial', 1, entryId)
    expect((await history(person)).entries).toHaveLength(1)
  })

  it('never makes a second initial entry', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 2)
    await announce(person, 260, 'initial', 1)
    expect((await history(person)).entries).toMatchObject([{ weight_lbs: 250 }])
  })

  it('does not revive a deleted entry', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    await announce(person, 240, 'profile_update', 1, entryId)
    await remove(person, entryId)
    await announce(person, 240, 'profile_update', 1, entryId)
    expect((await history(person)).entries).toEqual([])
  })
})

describe(WeightController.name, () => {
  it('keeps that an unusual weight was confirmed, until it is another one', async () => {
    const person = randomUUID()
    const { body } = await post(person, { weight_lbs: 110, is_confirmed: true })
    const { entry_id: id } = body as { entry_id: string }
    const confirmed = async () => (await history(person)).entries[0]?.is_confirmed
    expect(body).toMatchObject({ is_confirmed: true })
    await patch(person, id, { notes: 'New scale' })
    expect(await confirmed()).toBe(true)
    await patch(person, id, { weight_lbs: 110, recorded_at: daysAgo(1) })
    expect(await confirmed()).toBe(true)
    await patch(person, id, { weight_lbs: 111 })
    expect(await confirmed()).toBe(false)
    await patch(person, id, { weight_lbs: 112, is_confirmed: true })
    expect(await confirmed()).toBe(true)
  })

  it('says what help a note calls for in the answer to who saved it, and never in the history', async () => {
    const person = randomUUID()
    const { body } = await post(person, { notes: 'I want to die, and I threw up blood' })
    const calls = { crisis: true, body: [{ topic: 'vomiting_blood', level: 'emergency' }] }
    expect(body).toMatchObject({ note_calls: calls })
    expect((await post(person, { notes: 'A good day.' })).body).toMatchObject({
      note_calls: { crisis: false, body: [] },
    })
    const changed = await patch(person, body.entry_id, { notes: 'black stool since Monday' })
    expect(changed.body).toMatchObject({ note_calls: { crisis: false, body: [{ topic: 'black_stool' }] } })
    for (const entry of (await history(person)).entries) expect(entry).not.toHaveProperty('note_calls')
  })

  it('asks about a slip in the answer and in the history, whatever way it came in, until it is confirmed', async () => {
    const person = randomUUID()
    for (const days of [9, 8, 7]) await post(person, { weight_lbs: 239, recorded_at: daysAgo(days) })
    const { body } = await post(person, { weight_lbs: 108.4, recorded_at: daysAgo(5) })
    const question = {
      code: 'weight_unit',
      text: 'This is far from your other weights. Was it in kilograms?',
      source: expect.any(String),
      proposed_lbs: 239,
    }
    expect(body).toMatchObject({ hints: [question] })
    await announce(person, 391, 'profile_update', 3)
    const hints = async () => (await history(person)).entries.map((entry) => entry.hints)
    expect(await hints()).toEqual([
      [{ ...question, code: 'weight_slip', text: expect.any(String), proposed_lbs: null }],
      [question],
      [],
      [],
      [],
    ])
    const confirmed = await patch(person, body.entry_id, { is_confirmed: true })
    expect(confirmed.body).toMatchObject({ hints: [] })
    expect((await hints())[1]).toEqual([])
  })

  it('counts no weight that it asks about, and counts it as soon as it is confirmed', async () => {
    const person = randomUUID()
    await announce(person, 210.5, 'initial', 9)
    await post(person, { weight_lbs: 208, recorded_at: daysAgo(6) })
    const { body } = await post(person, { weight_lbs: 95.5, recorded_at: daysAgo(2) })
    await post(person, { weight_lbs: 95, recorded_at: daysAgo(1) })
    await announce(person, 580, 'profile_update', 0)
    const before = await history(person)
    expect(before).toMatchObject({ current_weight_lbs: 208, weight_lost_lbs: 2.5 })
    expect(before.entries.map(({ weight_lbs }) => weight_lbs)).toEqual([580, 95, 95.5, 208, 210.5])
    expect(tracking.remembered.get(person)).toBe(208)
    await patch(person, body.entry_id, { is_confirmed: true })
    expect(await history(person)).toMatchObject({ current_weight_lbs: 95 })
    expect(tracking.remembered.get(person)).toBe(95)
  })

  it('counts a loss from no first weight that it asks about', async () => {
    const person = randomUUID()
    await announce(person, 95.5, 'initial', 9)
    for (const days of [6, 4]) await post(person, { weight_lbs: 208, recorded_at: daysAgo(days) })
    expect(await history(person)).toMatchObject({
      current_weight_lbs: 208,
      weight_lost_lbs: 0,
      lost_since: { weight_lbs: 208 },
    })
  })

  it('asks about a weight on the edge of a page as on the page of all, and after a long time, too', async () => {
    const person = randomUUID()
    await post(person, { weight_lbs: 240, recorded_at: daysAgo(100) })
    const { body: late } = await post(person, { weight_lbs: 340, recorded_at: daysAgo(20) })
    expect(late).toMatchObject({ hints: [{ code: 'weight_slip' }] })
    for (const days of [4, 3, 2]) await post(person, { weight_lbs: 221, recorded_at: daysAgo(days) })
    const all = (await history(person)).entries
    const pages: Record<string, unknown>[] = []
    for (let query = '?limit=1'; query !== '';) {
      const page = await history(person, query)
      pages.push(...page.entries)
      query = typeof page.next_before === 'string' ? `?limit=1&before=${page.next_before}` : ''
    }
    expect(pages).toEqual(all)
    expect(all.map(({ hints }) => (hints as unknown[]).length)).toEqual([0, 0, 0, 1, 0])
  })

  it('reads as few weights of a diary of ten years as of one of two', async () => {
    const readBy = async (days: number): Promise<number[]> => {
      const person = randomUUID()
      await tracking.sql.query(dailyWeights, [person, days])
      const alone = jest.spyOn(Sql.prototype, 'query')
      const both = jest.spyOn(Sql.prototype, 'both')
      await history(person, '?limit=90')
      await post(person, { weight_lbs: 200 })
      const pairs = await Promise.all(both.mock.results.map(({ value }) => value as Promise<unknown[][]>))
      expect(alone).not.toHaveBeenCalled()
      alone.mockRestore()
      both.mockRestore()
      return pairs.flat().map(weightsIn)
    }
    const [twoYears, tenYears] = [await readBy(730), await readBy(3650)]
    expect(tenYears).toEqual(twoYears)
    // The newest four hundred and the three that began it.
    expect(Math.max(...tenYears)).toBe(403)
    // A page and which weights count; an entry and which weights count: one question of each, and one message of both.
    expect(tenYears).toHaveLength(4)
  })

  it('looks at no more weights of ten years than it answers', async () => {
    const person = randomUUID()
    await tracking.sql.query(dailyWeights, [person, 3650])
    const asked = jest.spyOn(Sql.prototype, 'both')
    await history(person)
    const standing = asked.mock.calls[0]?.[1][0]
    asked.mockRestore()
    expect(standing?.name).toBe('standing_weights')
    const explain = statement('explain_standing', `EXPLAIN (ANALYZE, FORMAT JSON) ${standing?.text ?? ''}`)
    const [plan] = await tracking.sql.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain, [person])
    const scans = nodesOf(plan?.['QUERY PLAN'][0]?.Plan).filter((node) => node['Index Name'] !== undefined)
    const looked = scans.map((node) => [
      node['Index Name'],
      node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
    ])
    // The newest, the first, and the initial one by its own index.
    expect(looked).toEqual([
      ['weight_entry_by_time', 400],
      ['weight_entry_by_time', 3],
      ['weight_entry_one_initial', 0],
    ])
  })

  it.each([499, 450, 100])(
    'counts from the initial weight of %i days ago, wherever it lies among more than are read at once',
    async (days) => {
      const person = randomUUID()
      await tracking.sql.query(dailyWeights, [person, 500])
      await tracking.sql.query(initialOn, [person, days])
      expect(await history(person)).toMatchObject({
        weight_lost_lbs: 4,
        lost_since: { date: daysAgo(days).slice(0, 10), weight_lbs: 204 },
      })
    },
  )

  it('asks about a slip of years ago when its page is read', async () => {
    const person = randomUUID()
    await tracking.sql.query(dailyWeights, [person, 1500])
    await tracking.sql.query(slipOn, [person, 1100])
    const { entries, next_before: next } = await history(person, '?limit=1000')
    expect(entries.filter(({ hints }) => (hints as unknown[]).length > 0)).toEqual([])
    const older = await history(person, `?limit=200&before=${String(next)}`)
    const asked = older.entries.filter(({ hints }) => (hints as unknown[]).length > 0)
    expect(asked).toMatchObject([{ weight_lbs: 90 }])
  })

  it.each([1, 'true', null])('takes %j for no answer', async (is_confirmed) => {
    const person = randomUUID()
    expect(await post(person, { is_confirmed })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'is_confirmed' }] },
    })
  })

  it('counts progress from the initial weight to the latest one', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 10)
    await post(person, { weight_lbs: 230, recorded_at: daysAgo(1) })
    await post(person, { weight_lbs: 260, recorded_at: daysAgo(20) })
    expect(await history(person)).toMatchObject({
      current_weight_lbs: 230,
      goal_weight_lbs: 150,
      weight_lost_lbs: 20,
      remaining_to_goal_lbs: 80,
      percent_to_goal: 20,
      next_before: null,
    })
  })

  it('counts the loss from the day of the surgery where its weight is told, and says from when', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 10)
    await post(person, { weight_lbs: 230 })
    expect(await history(person)).toMatchObject({
      weight_lost_lbs: 20,
      lost_since: { kind: 'first_weight', date: daysAgo(10).slice(0, 10), weight_lbs: 250 },
      lost_since_highest_lbs: null,
    })
    tracking.profile.facts = { surgeryDate: '2026-05-04', surgeryDayWeightLbs: 280, highestWeightLbs: 301.5 }
    try {
      expect(await history(person)).toMatchObject({
        weight_lost_lbs: 50,
        percent_to_goal: 38.5,
        lost_since: { kind: 'surgery_day', date: '2026-05-04', weight_lbs: 280 },
        lost_since_highest_lbs: 71.5,
      })
    } finally {
      tracking.profile.facts = {}
    }
  })

  it('shows no goal and no loss during a pregnancy', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 10)
    await post(person, { weight_lbs: 230 })
    tracking.profile.facts = { isPregnant: true, surgeryDayWeightLbs: 280, highestWeightLbs: 300 }
    try {
      expect(await history(person)).toMatchObject({
        current_weight_lbs: 230,
        goal_weight_lbs: null,
        weight_lost_lbs: null,
        lost_since: null,
        lost_since_highest_lbs: null,
        remaining_to_goal_lbs: null,
        percent_to_goal: null,
        entries: [{ weight_lbs: 230 }, { weight_lbs: 250 }],
      })
    } finally {
      tracking.profile.facts = {}
    }
  })

  it('counts nobody down to a goal that is too light', async () => {
    const person = randomUUID()
    await announce(person, 250, 'initial', 10)
    tracking.profile.facts = { goalWeightLbs: 100 }
    try {
      expect(await history(person)).toMatchObject({
        goal_weight_lbs: 100,
        weight_lost_lbs: 0,
        remaining_to_goal_lbs: null,
        percent_to_goal: null,
      })
    } finally {
      tracking.profile.facts = {}
    }
  })

  it('shows 0 percent after a gain and nothing left below the goal', async () => {
    const gained = randomUUID()
    await announce(gained, 250, 'initial', 10)
    await post(gained, { weight_lbs: 255 })
    expect(await history(gained)).toMatchObject({ weight_lost_lbs: -5, percent_to_goal: 0 })
    const there = randomUUID()
    await announce(there, 250, 'initial', 10)
    for (const [days, weight_lbs] of [
      [8, 222],
      [6, 197],
      [4, 175],
      [2, 156],
      [0, 148],
    ] as const)
      await post(there, { weight_lbs, recorded_at: daysAgo(days) })
    expect(await history(there)).toMatchObject({ remaining_to_goal_lbs: 0, percent_to_goal: 100 })
  })

  it('starts from the oldest entry until the initial one has arrived', async () => {
    const person = randomUUID()
    expect(await history(person)).toMatchObject({ current_weight_lbs: null, weight_lost_lbs: 0, entries: [] })
    await post(person, { weight_lbs: 220, recorded_at: daysAgo(3) })
    await post(person, { weight_lbs: 215, recorded_at: daysAgo(1) })
    expect(await history(person)).toMatchObject({ current_weight_lbs: 215, weight_lost_lbs: 5 })
  })

  it('tells the profile the latest weight after every change, back-dated or not', async () => {
    const person = randomUUID()
    const told = () => tracking.remembered.get(person)
    const { body: today } = await post(person, { weight_lbs: 220 })
    expect(told()).toBe(220)
    await post(person, { weight_lbs: 230, recorded_at: daysAgo(3) })
    expect(told()).toBe(220)
    await patch(person, today.entry_id, { weight_lbs: 219.5 })
    expect(told()).toBe(219.5)
    await remove(person, today.entry_id)
    expect(told()).toBe(230)
  })

  it('keeps the note sealed in Postgres and answers it in clear', async () => {
    const person = randomUUID()
    const { status, body } = await post(person, { notes: '  After a long walk  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ notes: 'After a long walk', is_initial: false })
    const { notes } = await tracking.sql.one<{ notes: Buffer }>(storedNotes, [person])
    expect(notes.toString('latin1')).not.toContain('walk')
  })

  it('answers a replay with the same entry and refuses another note under the same id', async () => {
    const person = randomUUID()
    const entry = { entry_id: randomUUID(), notes: 'one' }
    const first = await post(person, entry)
    expect(await post(person, entry)).toEqual(first)
    expect((await post(person, { ...entry, notes: 'two' })).status).toBe(409)
    expect((await post(person, { entry_id: entry.entry_id })).status).toBe(409)
  })

  it('changes a note, clears it, and leaves it alone when none is sent', async () => {
    const person = randomUUID()
    const { body } = await post(person, { notes: 'one' })
    expect((await patch(person, body.entry_id, { weight_lbs: 199.9 })).body).toEqual({
      ...body,
      weight_lbs: 199.9,
    })
    expect((await patch(person, body.entry_id, { notes: 'two' })).body).toMatchObject({ notes: 'two' })
    expect((await patch(person, body.entry_id, { notes: '' })).body).toMatchObject({
      notes: '',
      weight_lbs: 199.9,
    })
  })

  it('lets the initial entry be changed but not deleted', async () => {
    const person = randomUUID()
    const entryId = randomUUID()
    await announce(person, 250, 'initial', 1, entryId)
    expect((await patch(person, entryId, { weight_lbs: 251 })).body).toMatchObject({
      weight_lbs: 251,
      is_initial: true,
    })
    expect(await remove(person, entryId)).toMatchObject({
      status: 409,
      body: {
        error: 'initial_entry_protected',
        message: 'The initial weight entry can be changed but not deleted.',
      },
    })
    expect((await history(person)).entries).toHaveLength(1)
  })

  it('deletes another entry once, wipes it, and recounts the progress', async () => {
    const person = randomUUID()
    const { body } = await post(person, { notes: 'private' })
    expect((await remove(person, body.entry_id)).body).toEqual({ deleted: true })
    expect((await remove(person, body.entry_id)).status).toBe(404)
    expect(await tracking.sql.one(storedNotes, [person])).toEqual({
      notes: null,
      deletedAt: expect.any(Date),
    })
    expect(await history(person)).toMatchObject({ current_weight_lbs: null, entries: [] })
  })

  it('answers only its owner', async () => {
    const [alice, bob] = [randomUUID(), randomUUID()]
    const { body } = await post(alice, {})
    expect((await tracking.call('GET', `/api/weight-history/${alice}`, { as: bob })).status).toBe(403)
    expect((await remove(bob, body.entry_id)).status).toBe(404)
  })

  it.each([[79.9], [600.1], ['200'], [null]])('refuses a weight of %p', async (weight) => {
    expect((await post(randomUUID(), { weight_lbs: weight })).status).toBe(400)
  })

  it('pages newest first', async () => {
    const person = randomUUID()
    for (const days of [3, 1, 2]) await post(person, { weight_lbs: 200 + days, recorded_at: daysAgo(days) })
    const first = await history(person, '?limit=2')
    expect(first.entries.map((entry) => entry.weight_lbs)).toEqual([201, 202])
    const second = await history(person, `?limit=2&before=${String(first.next_before)}`)
    expect(second).toMatchObject({ entries: [{ weight_lbs: 203 }], next_before: null })
  })
})
