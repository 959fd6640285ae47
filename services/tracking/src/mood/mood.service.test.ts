import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { encodeCursor, FieldCipher, Keys } from '@gb/service-kit'
import { USER, WITHDRAWN } from '../testing/user.js'
import type { AddMoodEntryDto } from './mood.dto.js'
import { MoodService } from './mood.service.js'
import type { MoodEntry, MoodEntryRepository } from './mood-entry.repository.js'
import { MoodTexts } from './mood-texts.js'

const ENTRY_ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const REFUSED = {
  code: 'consent_required',
  extra: { members: { purpose: 'health_data_consent' } },
}

const key = Buffer.alloc(32, 7).toString('base64')
const texts = new MoodTexts(
  new FieldCipher(new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })),
)

const body = {
  user_id: USER.userId,
  mood_rating: 5,
  energy_level: 5,
  mood_description: 'neutral',
  entry_id: ENTRY_ID,
} as const satisfies AddMoodEntryDto

const stored = (journalEntry: string, change: Partial<MoodEntry> = {}): MoodEntry => ({
  entryId: ENTRY_ID,
  moodRating: 5,
  energyLevel: 5,
  moodDescription: 'neutral',
  localDate: '2026-11-20',
  recordedAt: new Date('2026-11-20T08:30:00Z'),
  ...texts.seal(USER.userId, ENTRY_ID, { journalEntry }),
  ...change,
})

const TOTALS = { entries: 3, moodSum: 16, energySum: 10 }

/** Strict: whatever a test does not name must not be called. */
const serviceWith = (mocks: Partial<Omit<MoodEntryRepository, 'sql'>>): MoodService => {
  const strict = (name: string) => () => Promise.reject(new Error(`unexpected call of ${name}`))
  const entries: Pick<MoodEntryRepository, keyof MoodEntryRepository> = {
    insert: strict('insert'),
    find: strict('find'),
    update: strict('update'),
    delete: strict('delete'),
    newestAndTotals: strict('newestAndTotals'),
    since: strict('since'),
    between: strict('between'),
    newest: strict('newest'),
    ...mocks,
  }
  return new MoodService(entries as MoodEntryRepository, texts)
}

afterEach(() => {
  jest.useRealTimers()
})

describe(MoodService.name, () => {
  it('asks for health_data_consent before it stores anything', async () => {
    const service = serviceWith({})
    await expect(service.add(WITHDRAWN, body)).rejects.toMatchObject(REFUSED)
    await expect(service.change(WITHDRAWN, ENTRY_ID, { user_id: USER.userId })).rejects.toMatchObject(REFUSED)
  })

  it('hands only sealed texts to the repository, and none that was not sent', async () => {
    const insert = jest.fn<MoodEntryRepository['insert']>().mockResolvedValue(stored(''))
    await serviceWith({ insert }).add(USER, { ...body, journal_entry: 'a quiet day' })
    const sealed = insert.mock.calls[0]?.[0].texts
    expect(sealed).toMatchObject({ gratitudeNote: null, challenges: null, victories: null })
    expect(sealed?.journalEntry?.toString('latin1')).not.toContain('quiet')
  })

  it('fixes the local day in the zone of the request', async () => {
    const insert = jest.fn<MoodEntryRepository['insert']>().mockResolvedValue(stored(''))
    await serviceWith({ insert }).add(USER, {
      ...body,
      recorded_at: '2026-11-20T10:01:00Z',
    })
    expect(insert).toHaveBeenCalledWith(
      expect.objectContaining({ localDate: '2026-11-21', timeZone: 'Pacific/Kiritimati' }),
    )
  })

  it('answers words of crisis with level 3, and only once they are stored', async () => {
    const said = { ...body, journal_entry: 'I want to die' }
    const saved = serviceWith({ insert: () => Promise.resolve(stored('I want to die')) })
    expect((await saved.add(USER, said)).support).toEqual({ level: 3, reasons: ['crisis_words'] })
    const failing = serviceWith({
      insert: () => Promise.reject(new Error('no database')),
    })
    await expect(failing.add(USER, said)).rejects.toThrow('no database')
  })

  it('weighs the 14 days up to today in the zone of the request', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:01:00Z') })
    const since = jest.fn<MoodEntryRepository['since']>().mockResolvedValue([stored('', { moodRating: 1 })])
    const service = serviceWith({
      since,
      newestAndTotals: () => Promise.resolve({ entries: [], totals: TOTALS }),
    })
    const before = encodeCursor({ recordedAt: '2026-01-01T00:00:00.000Z', entryId: ENTRY_ID })
    expect(await service.history(USER, { limit: 50, before })).toEqual({
      average_mood: 5.3,
      average_energy: 3.3,
      total_entries: 3,
      support: { level: 2, reasons: ['rating_of_one'] },
      entries: [],
      next_before: null,
    })
    expect(since).toHaveBeenCalledWith(USER.userId, '2026-11-08', 1000)
  })

  // Zones are up to 14 hours off UTC.
  it.each([
    ['reaches further back than them', '2026-11-06T23:59:59.999Z', 0],
    ['might end among them', '2026-11-07T00:00:00Z', 1],
  ])('reads the 14 days only once when the newest page %s', async (_what, end, reads) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:01:00Z') })
    const since = jest.fn<MoodEntryRepository['since']>().mockResolvedValue([])
    const last = stored('', { recordedAt: new Date(end), localDate: end.slice(0, 10) })
    const service = serviceWith({
      since,
      newestAndTotals: () =>
        Promise.resolve({ entries: [stored('', { moodRating: 1 }), last, last], totals: TOTALS }),
    })
    const { support } = await service.history(USER, { limit: 2 })
    expect(since).toHaveBeenCalledTimes(reads)
    expect(support.reasons).toEqual(reads === 0 ? ['rating_of_one'] : [])
  })
})

describe(MoodTexts.name, () => {
  it('reads a sealed text once, and what is written in its place anew', () => {
    const open = jest.spyOn(FieldCipher.prototype, 'open')
    const entry = (journalEntry: string) => ({
      entryId: ENTRY_ID,
      ...texts.seal(USER.userId, ENTRY_ID, { journalEntry }),
    })
    const first = entry('I want to die')
    expect([texts.tellsOfCrisis(USER.userId, first), texts.tellsOfCrisis(USER.userId, first)]).toEqual([
      true,
      true,
    ])
    expect(open).toHaveBeenCalledTimes(1)
    expect(texts.tellsOfCrisis(USER.userId, entry('a quiet day'))).toBe(false)
    expect(texts.tellsOfCrisis(USER.userId, entry('I want to die'))).toBe(true)
    expect(texts.tellsOfCrisis(USER.userId, entry(''))).toBe(false)
    open.mockRestore()
  })

  it('opens a text only in its own column and row', () => {
    const sealed = texts.seal(USER.userId, ENTRY_ID, { journalEntry: 'mine' })
    expect(texts.open(USER.userId, { entryId: ENTRY_ID, ...sealed }).journalEntry).toBe('mine')
    const moved = { ...sealed, challenges: sealed.journalEntry }
    expect(() => texts.open(USER.userId, { entryId: ENTRY_ID, ...moved })).toThrow()
    expect(() => texts.open(USER.userId, { entryId: USER.userId, ...sealed })).toThrow()
    expect(() => texts.open(ENTRY_ID, { entryId: ENTRY_ID, ...sealed })).toThrow()
  })
})
