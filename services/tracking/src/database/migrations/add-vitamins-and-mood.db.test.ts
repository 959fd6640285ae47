import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  DOSAGE_AMOUNT,
  DOSAGE_MG,
  DOSE_UNITS,
  ENERGY_LEVEL,
  MOOD_DESCRIPTIONS,
  MOOD_RATING,
  TIMES_OF_DAY,
  VITAMIN_NAMES,
} from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddVitaminsAndMood1795170211000 } from './1795170211000-add-vitamins-and-mood.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

type Columns = Record<string, string | number | Buffer | Date | null>

const insert = (table: string, columns: Columns) => {
  const row: Columns = {
    user_id: randomUUID(),
    entry_id: randomUUID(),
    recorded_at: new Date(),
    time_zone: 'UTC',
    local_date: '2026-11-20',
    ...columns,
  }
  const names = Object.keys(row)
  const places = names.map((_name, index) => `$${index + 1}`)
  return owner.query(
    `INSERT INTO tracking.${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}

const VITAMIN: Columns = { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'evening' }
const MOOD: Columns = { mood_rating: 5, energy_level: 5, mood_description: 'neutral' }
const vitamin = (columns: Columns) => insert('vitamin_entry', { ...VITAMIN, ...columns })
const mood = (columns: Columns) => insert('mood_entry', { ...MOOD, ...columns })

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }

describe(AddVitaminsAndMood1795170211000.name, () => {
  it.each([
    ['dose in mg', (value: number) => vitamin({ dosage_mg: value }), DOSAGE_MG],
    ['dose as typed', (value: number) => vitamin({ dosage_amount: value, dosage_unit: 'mg' }), DOSAGE_AMOUNT],
    ['mood', (value: number) => mood({ mood_rating: value }), MOOD_RATING],
    ['energy', (value: number) => mood({ energy_level: value }), ENERGY_LEVEL],
  ])('holds a %s to the limits of the domain', async (_what, store, limit) => {
    await store(limit.min)
    await store(limit.max)
    await expect(store(limit.min - limit.step)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(store(limit.max + limit.step)).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('keeps a dose as fine as the domain does', async () => {
    const entryId = randomUUID()
    await vitamin({ entry_id: entryId, dosage_mg: DOSAGE_MG.min + DOSAGE_MG.step })
    const [row] = await owner.query(
      'SELECT dosage_mg::float8 AS mg FROM tracking.vitamin_entry WHERE entry_id = $1',
      [entryId],
    )
    expect(row).toEqual({ mg: 0.0002 })
  })

  it('takes no dose that is not a number', async () => {
    await expect(vitamin({ dosage_mg: 'NaN' })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it.each([
    ['vitamin', VITAMIN_NAMES, (word: string) => vitamin({ vitamin_name: word })],
    ['time of day', TIMES_OF_DAY, (word: string) => vitamin({ time_taken: word })],
    ['unit', DOSE_UNITS, (word: string) => vitamin({ dosage_amount: 1, dosage_unit: word })],
    ['mood', MOOD_DESCRIPTIONS, (word: string) => mood({ mood_description: word })],
  ])('takes every %s of the domain and no other', async (_what, words, store) => {
    for (const word of words) await store(word)
    await expect(store('biotin')).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it.each([
    ['an amount without a unit', () => vitamin({ dosage_amount: 1 })],
    ['a unit without an amount', () => vitamin({ dosage_unit: 'mg' })],
    ['a living vitamin without a name', () => vitamin({ vitamin_name: null })],
    ['a living vitamin without a dose', () => vitamin({ dosage_mg: null })],
    ['a living mood without a rating', () => mood({ mood_rating: null })],
    ['a living mood without energy', () => mood({ energy_level: null })],
    ['a living mood without a word', () => mood({ mood_description: null })],
    ['an entry without a zone', () => mood({ time_zone: '' })],
  ])('refuses %s', async (_what, store) => {
    await expect(store()).rejects.toMatchObject(CHECK_VIOLATION)
  })

  const SEALED = Buffer.from('sealed')
  const NO_VITAMIN: Columns = { vitamin_name: null, dosage_mg: null, deleted_at: new Date() }
  const NO_MOOD: Columns = {
    mood_rating: null,
    energy_level: null,
    mood_description: null,
    deleted_at: new Date(),
  }

  it('keeps nothing of what was said in a tombstone', async () => {
    await vitamin(NO_VITAMIN)
    await mood(NO_MOOD)
    for (const rest of [{ notes: SEALED }, { vitamin_name: 'Iron' }, { dosage_mg: 45 }])
      await expect(vitamin({ ...NO_VITAMIN, ...rest })).rejects.toMatchObject(CHECK_VIOLATION)
    for (const rest of ['journal_entry', 'gratitude_note', 'challenges', 'victories'])
      await expect(mood({ ...NO_MOOD, [rest]: SEALED })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(mood({ ...NO_MOOD, mood_description: 'sad' })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('leaves fluids and weights alone when it is undone', async () => {
    const tables = () =>
      owner.query<{ tablename: string }[]>(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'tracking' AND tablename LIKE '%\\_entry' ORDER BY 1`,
      )
    const undone = await undoMigrations(owner, AddVitaminsAndMood1795170211000)
    expect((await tables()).map(({ tablename }) => tablename)).toEqual(['fluid_entry', 'weight_entry'])
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
    expect((await tables()).map(({ tablename }) => tablename)).toEqual([
      'fluid_entry',
      'milestone_entry',
      'mood_entry',
      'recovery_entry',
      'vitamin_entry',
      'weight_entry',
    ])
  })
})
